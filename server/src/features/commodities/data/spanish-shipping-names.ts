/**
 * Spanish names of the most shipped entries of the table: number, proper shipping name, Spanish name. After the Spanish
 * edition of the UN Model Regulations. All other entries are known by their English name alone.
 */
export const spanishShippingNames = `
NA1993|Combustible liquid, n.o.s.|Líquido combustible, n.e.p.
NA1993|Diesel fuel|Combustible diésel
UN0012|Cartridges, small arms|Cartuchos para armas de pequeño calibre
UN0323|Cartridges, power device|Cartuchos de accionamiento
UN0336|Fireworks|Fuegos artificiales
UN0404|Flares, aerial|Bengalas aéreas
UN0432|Articles, pyrotechnic|Artículos pirotécnicos
UN1001|Acetylene, dissolved|Acetileno disuelto
UN1002|Air, compressed|Aire comprimido
UN1005|Ammonia, anhydrous|Amoníaco anhidro
UN1006|Argon, compressed|Argón comprimido
UN1011|Butane|Butano
UN1013|Carbon dioxide|Dióxido de carbono
UN1017|Chlorine|Cloro
UN1018|Chlorodifluoromethane|Clorodifluorometano
UN1030|1,1-Difluoroethane|1,1-Difluoroetano
UN1040|Ethylene oxide|Óxido de etileno
UN1044|Fire extinguishers|Extintores de incendios
UN1046|Helium, compressed|Helio comprimido
UN1049|Hydrogen, compressed|Hidrógeno comprimido
UN1052|Hydrogen fluoride, anhydrous|Fluoruro de hidrógeno anhidro
UN1057|Lighters|Encendedores
UN1066|Nitrogen, compressed|Nitrógeno comprimido
UN1070|Nitrous oxide|Óxido nitroso
UN1072|Oxygen, compressed|Oxígeno comprimido
UN1073|Oxygen, refrigerated liquid|Oxígeno líquido refrigerado
UN1075|Petroleum gases, liquefied|Gases de petróleo licuados
UN1077|Propylene|Propileno
UN1079|Sulfur dioxide|Dióxido de azufre
UN1080|Sulfur hexafluoride|Hexafluoruro de azufre
UN1086|Vinyl chloride, stabilized|Cloruro de vinilo estabilizado
UN1088|Acetal|Acetal
UN1090|Acetone|Acetona
UN1093|Acrylonitrile, stabilized|Acrilonitrilo estabilizado
UN1104|Amyl acetates|Acetatos de amilo
UN1114|Benzene|Benceno
UN1120|Butanols|Butanoles
UN1123|Butyl acetates|Acetatos de butilo
UN1133|Adhesives|Adhesivos
UN1139|Coating solution|Solución de revestimiento
UN1145|Cyclohexane|Ciclohexano
UN1153|Ethylene glycol diethyl ether|Éter dietílico del etilenglicol
UN1155|Diethyl ether|Éter dietílico
UN1170|Ethanol|Etanol
UN1173|Ethyl acetate|Acetato de etilo
UN1175|Ethylbenzene|Etilbenceno
UN1193|Ethyl methyl ketone|Etilmetilcetona
UN1197|Extracts, liquid, for flavor or aroma|Extractos líquidos saborizantes o aromáticos
UN1198|Formaldehyde solutions, flammable|Formaldehído en solución, inflamable
UN1202|Gas oil|Gasóleo
UN1203|Gasoline|Gasolina
UN1206|Heptanes|Heptanos
UN1208|Hexanes|Hexanos
UN1210|Printing ink, flammable|Tinta de imprenta, inflamable
UN1219|Isopropanol|Isopropanol
UN1220|Isopropyl acetate|Acetato de isopropilo
UN1223|Kerosene|Queroseno
UN1230|Methanol|Metanol
UN1245|Methyl isobutyl ketone|Metilisobutilcetona
UN1247|Methyl methacrylate monomer, stabilized|Metacrilato de metilo monómero estabilizado
UN1263|Paint|Pintura
UN1263|Paint related material|Productos para pintura
UN1266|Perfumery products|Productos de perfumería
UN1267|Petroleum crude oil|Petróleo bruto
UN1268|Petroleum distillates, n.o.s.|Destilados de petróleo, n.e.p.
UN1272|Pine oil|Aceite de pino
UN1274|n-Propanol|n-Propanol
UN1287|Rubber solution|Disolución de caucho
UN1292|Tetraethyl silicate|Silicato de tetraetilo
UN1294|Toluene|Tolueno
UN1299|Turpentine|Trementina
UN1300|Turpentine substitute|Sucedáneo de trementina
UN1301|Vinyl acetate, stabilized|Acetato de vinilo estabilizado
UN1306|Wood preservatives, liquid|Conservantes de madera líquidos
UN1307|Xylenes|Xilenos
UN1325|Flammable solids, organic, n.o.s.|Sólidos inflamables orgánicos, n.e.p.
UN1334|Naphthalene, crude|Naftaleno bruto
UN1350|Sulfur|Azufre
UN1361|Carbon|Carbón
UN1362|Carbon, activated|Carbón activado
UN1396|Aluminum powder, uncoated|Aluminio en polvo, no recubierto
UN1402|Calcium carbide|Carburo de calcio
UN1415|Lithium|Litio
UN1428|Sodium|Sodio
UN1438|Aluminum nitrate|Nitrato de aluminio
UN1454|Calcium nitrate|Nitrato de calcio
UN1463|Chromium trioxide, anhydrous|Trióxido de cromo anhidro
UN1479|Oxidizing solid, n.o.s.|Sólido comburente, n.e.p.
UN1486|Potassium nitrate|Nitrato de potasio
UN1490|Potassium permanganate|Permanganato de potasio
UN1495|Sodium chlorate|Clorato de sodio
UN1498|Sodium nitrate|Nitrato de sodio
UN1500|Sodium nitrite|Nitrito de sodio
UN1547|Aniline|Anilina
UN1593|Dichloromethane|Diclorometano
UN1649|Motor fuel anti-knock mixtures|Mezcla antidetonante para carburantes de motores
UN1671|Phenol, solid|Fenol sólido
UN1689|Sodium cyanide, solid|Cianuro de sodio sólido
UN1710|Trichloroethylene|Tricloroetileno
UN1715|Acetic anhydride|Anhídrido acético
UN1719|Caustic alkali liquids, n.o.s.|Líquidos alcalinos cáusticos, n.e.p.
UN1755|Chromic acid solution|Ácido crómico en solución
UN1759|Corrosive solids, n.o.s.|Sólidos corrosivos, n.e.p.
UN1760|Corrosive liquids, n.o.s.|Líquidos corrosivos, n.e.p.
UN1778|Fluorosilicic acid|Ácido fluorosilícico
UN1779|Formic acid|Ácido fórmico
UN1789|Hydrochloric acid|Ácido clorhídrico
UN1790|Hydrofluoric acid|Ácido fluorhídrico
UN1791|Hypochlorite solutions|Hipocloritos en solución
UN1805|Phosphoric acid solution|Ácido fosfórico en solución
UN1813|Potassium hydroxide, solid|Hidróxido de potasio sólido
UN1814|Potassium hydroxide, solution|Hidróxido de potasio en solución
UN1823|Sodium hydroxide, solid|Hidróxido de sodio sólido
UN1824|Sodium hydroxide solution|Hidróxido de sodio en solución
UN1830|Sulfuric acid|Ácido sulfúrico
UN1845|Dry ice|Hielo seco
UN1863|Fuel, aviation, turbine engine|Combustible para motores de turbina de aviación
UN1866|Resin Solution, flammable|Resina en solución, inflamable
UN1888|Chloroform|Cloroformo
UN1897|Tetrachloroethylene|Tetracloroetileno
UN1903|Disinfectants, liquid, corrosive, n.o.s.|Desinfectantes líquidos corrosivos, n.e.p.
UN1950|Aerosols, flammable|Aerosoles inflamables
UN1950|Aerosols, non-flammable|Aerosoles no inflamables
UN1951|Argon, refrigerated liquid|Argón líquido refrigerado
UN1954|Compressed gas, flammable, n.o.s.|Gas comprimido inflamable, n.e.p.
UN1956|Compressed gas, n.o.s.|Gas comprimido, n.e.p.
UN1965|Hydrocarbon gas mixture, liquefied, n.o.s.|Mezcla de hidrocarburos gaseosos licuados, n.e.p.
UN1969|Isobutane|Isobutano
UN1971|Methane, compressed|Metano comprimido
UN1977|Nitrogen, refrigerated liquid|Nitrógeno líquido refrigerado
UN1978|Propane|Propano
UN1986|Alcohols, flammable, toxic, n.o.s.|Alcoholes inflamables tóxicos, n.e.p.
UN1987|Alcohols, n.o.s.|Alcoholes, n.e.p.
UN1992|Flammable liquids, toxic, n.o.s.|Líquidos inflamables tóxicos, n.e.p.
UN1993|Flammable liquids, n.o.s.|Líquidos inflamables, n.e.p.
UN1999|Tars, liquid|Alquitranes líquidos
UN2014|Hydrogen peroxide, aqueous solutions|Peróxido de hidrógeno en solución acuosa
UN2031|Nitric acid|Ácido nítrico
UN2055|Styrene monomer, stabilized|Estireno monómero estabilizado
UN2067|Ammonium nitrate based fertilizer|Abonos a base de nitrato de amonio
UN2076|Cresols, liquid|Cresoles líquidos
UN2078|Toluene diisocyanate|Diisocianato de tolueno
UN2079|Diethylenetriamine|Dietilentriamina
UN2209|Formaldehyde solutions|Formaldehído en solución
UN2211|Polymeric beads expandable|Polímero en bolitas dilatables
UN2465|Dichloroisocyanuric acid, dry|Ácido dicloroisocianúrico seco
UN2468|Trichloroisocyanuric acid, dry|Ácido tricloroisocianúrico seco
UN2491|Ethanolamine|Etanolamina
UN2672|Ammonia solution|Amoníaco en solución
UN2693|Bisulfites, aqueous solutions, n.o.s.|Bisulfitos en solución acuosa, n.e.p.
UN2735|Amines, liquid, corrosive, n.o.s.|Aminas líquidas corrosivas, n.e.p.
UN2789|Acetic acid, glacial|Ácido acético glacial
UN2790|Acetic acid solution|Ácido acético en solución
UN2794|Batteries, wet, filled with acid|Acumuladores eléctricos de electrolito líquido ácido
UN2795|Batteries, wet, filled with alkali|Acumuladores eléctricos de electrolito líquido alcalino
UN2796|Battery fluid, acid|Electrolito ácido para acumuladores
UN2800|Batteries, wet, non-spillable|Acumuladores eléctricos no derramables
UN2810|Toxic, liquids, organic, n.o.s.|Líquidos tóxicos orgánicos, n.e.p.
UN2811|Toxic solids, organic, n.o.s.|Sólidos tóxicos orgánicos, n.e.p.
UN2814|Infectious substances, affecting humans|Sustancias infecciosas para el ser humano
UN2857|Refrigerating machines|Máquinas refrigeradoras
UN2880|Calcium hypochlorite, hydrated|Hipoclorito de calcio hidratado
UN2910|Radioactive material, excepted package-limited quantity of material|Material radiactivo, bulto exceptuado, cantidad limitada
UN2915|Radioactive material, Type A package|Material radiactivo, bulto del tipo A
UN2920|Corrosive liquids, flammable, n.o.s.|Líquidos corrosivos inflamables, n.e.p.
UN2922|Corrosive liquids, toxic, n.o.s.|Líquidos corrosivos tóxicos, n.e.p.
UN2924|Flammable liquids, corrosive, n.o.s.|Líquidos inflamables corrosivos, n.e.p.
UN2967|Sulfamic acid|Ácido sulfámico
UN3017|Organophosphorus pesticides, liquid, toxic, flammable|Plaguicidas organofosforados líquidos, tóxicos, inflamables
UN3018|Organophosphorus pesticides, liquid, toxic|Plaguicidas organofosforados líquidos tóxicos
UN3065|Alcoholic beverages|Bebidas alcohólicas
UN3077|Environmentally hazardous substances, solid, n.o.s.|Sustancia sólida peligrosa para el medio ambiente, n.e.p.
UN3082|Environmentally hazardous substances, liquid, n.o.s.|Sustancia líquida peligrosa para el medio ambiente, n.e.p.
UN3090|Lithium metal batteries|Baterías de metal litio
UN3091|Lithium metal batteries contained in equipment|Baterías de metal litio instaladas en un equipo
UN3105|Organic peroxide type D, liquid|Peróxido orgánico líquido de tipo D
UN3108|Organic peroxide type E, solid|Peróxido orgánico sólido de tipo E
UN3139|Oxidizing liquid, n.o.s.|Líquido comburente, n.e.p.
UN3149|Hydrogen peroxide and peroxyacetic acid mixtures, stabilized|Peróxido de hidrógeno y ácido peroxiacético en mezcla estabilizada
UN3159|1,1,1,2-Tetrafluoroethane|1,1,1,2-Tetrafluoroetano
UN3163|Liquefied gas, n.o.s.|Gas licuado, n.e.p.
UN3164|Articles, pressurized pneumatic or hydraulic containing non-flammable gas|Objetos con presión neumática o hidráulica
UN3166|Vehicle, flammable liquid powered|Vehículo propulsado por líquido inflamable
UN3171|Battery-powered vehicle|Vehículo accionado por batería
UN3175|Solids containing flammable liquid, n.o.s.|Sólidos que contienen líquido inflamable, n.e.p.
UN3264|Corrosive liquid, acidic, inorganic, n.o.s.|Líquido corrosivo, ácido, inorgánico, n.e.p.
UN3265|Corrosive liquid, acidic, organic, n.o.s.|Líquido corrosivo, ácido, orgánico, n.e.p.
UN3266|Corrosive liquid, basic, inorganic, n.o.s.|Líquido corrosivo, básico, inorgánico, n.e.p.
UN3267|Corrosive liquid, basic, organic, n.o.s.|Líquido corrosivo, básico, orgánico, n.e.p.
UN3268|Safety devices|Dispositivos de seguridad
UN3269|Polyester resin kit|Bolsa de resina de poliéster
UN3295|Hydrocarbons, liquid, n.o.s.|Hidrocarburos líquidos, n.e.p.
UN3373|Biological substance, Category B|Sustancia biológica, categoría B
UN3469|Paint, flammable, corrosive|Pintura inflamable, corrosiva
UN3480|Lithium ion batteries|Baterías de ion litio
UN3481|Lithium ion batteries contained in equipment|Baterías de ion litio instaladas en un equipo
UN3481|Lithium ion batteries packed with equipment|Baterías de ion litio embaladas con un equipo
UN3487|Calcium hypochlorite, hydrated, corrosive|Hipoclorito de calcio hidratado, corrosivo
UN3496|Batteries, nickel-metal hydride|Baterías de níquel-hidruro metálico
UN3528|Engine, internal combustion, flammable liquid powered|Motor de combustión interna propulsado por líquido inflamable
UN3536|Lithium batteries installed in cargo transport unit|Baterías de litio instaladas en la unidad de transporte
`;
