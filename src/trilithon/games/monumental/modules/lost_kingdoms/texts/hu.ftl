## Elveszett királyságok: a kapcsoló, valamint az ötszemélyes játék lapjai és térképei.

monumental-option-lost_kingdoms = Elveszett királyságok
monumental-option-lost_kingdoms-false = nélkülük
monumental-option-lost_kingdoms-true = még négy civilizáció, és legfeljebb öt játékos

monumental-card-caravanserai = Karavánszeráj
monumental-card-wheel = Kerék
monumental-card-divination = Jóslás
monumental-card-scriptorium = Szkriptórium
monumental-card-compass = Iránytű
monumental-card-great-zimbabwe = Nagy-Zimbabwe
monumental-card-aviation = Repülés
monumental-card-economics = Közgazdaságtan
monumental-card-trans-siberian-railway = Transzszibériai vasútvonal

monumental-layout-clash-5 = Titánok harca
monumental-layout-pastures-5 = Csendes legelők

# Azoknak, akik először találkoznak vele.
monumental-new-lost-kingdoms = Négy további civilizáció is az asztalhoz ülhet: az amazonok, Atlantisz, az aztékok és a mogulok. A szokásos szabályok szerint játszanak, és mindegyiknek van egy sajátja. Legfeljebb öten játszhatnak.
