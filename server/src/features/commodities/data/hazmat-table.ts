/**
 * The Hazardous Materials Table of 49 CFR 172.101, its 3,003 numbered rows in the order of the regulation: number, proper
 * shipping name, class or division, packing group, subsidiary hazards, symbols and special provisions. A work of the
 * United States government, in the public domain (17 U.S.C. 105), from the eCFR of 2026-06-01.
 */
export const hazmatTable = `
UN1088|Acetal|3|II|||IB2 T4 TP1
UN1089|Acetaldehyde|3|I|||B16 T11 TP2 TP7
UN1841|Acetaldehyde ammonia|9|III||A|IB8 IP3 IP7 T1 TP33
UN2332|Acetaldehyde oxime|3|III|||B1 IB3 T4 TP1
UN2789|Acetic acid, glacial or Acetic acid solution, with more than 80 percent acid, by mass|8|II|3||A3 A7 A10 B2 IB2 T7 TP2
UN2790|Acetic acid solution, not less than 50 percent but not more than 80 percent acid, by mass|8|II|||148 A3 A7 A10 B2 IB2 T7 TP2
UN2790|Acetic acid solution, with more than 10 percent and less than 50 percent acid, by mass|8|III|||148 IB3 T4 TP1
UN1715|Acetic anhydride|8|II|3||A3 A7 A10 B2 IB2 T7 TP2
UN1090|Acetone|3|II|||IB2 T4 TP1
UN1541|Acetone cyanohydrin, stabilized|6.1|I|||2 B9 B14 B32 B76 B77 N34 T20 TP2 TP13 TP38 TP45
UN1091|Acetone oils|3|II|||IB2 T4 TP1 TP8
UN1648|Acetonitrile|3|II|||IB2 T7 TP2
UN1716|Acetyl bromide|8|II|||B2 IB2 T8 TP2
UN1717|Acetyl chloride|3|II|8||A3 A7 IB1 N34 T8 TP2
UN1898|Acetyl iodide|8|II|||B2 IB2 T7 TP2 TP13
UN2621|Acetyl methyl carbinol|3|III|||B1 IB3 T2 TP1
UN1001|Acetylene, dissolved|2.1||||N86 N88
UN2713|Acridine|6.1|III|||IB8 IP3 T1 TP33
UN2607|Acrolein dimer, stabilized|3|III|||387 B1 IB3 T2 TP1
UN1092|Acrolein, stabilized|6.1|I|3||1 380 387 B9 B14 B30 B42 B77 T22 TP2 TP7 TP13 TP38 TP44
UN2074|Acrylamide, solid|6.1|III|||IB8 IP3 T1 TP33
UN3426|Acrylamide solution|6.1|III|||IB3 T4 TP1
UN2218|Acrylic acid, stabilized|8|II|3||387 B2 IB2 T7 TP2
UN1093|Acrylonitrile, stabilized|3|I|6.1||387 B9 T14 TP2 TP13
UN1133|Adhesives, containing a flammable liquid|3|I|||T11 TP1 TP8 TP27
UN1133|Adhesives, containing a flammable liquid|3|II|||149 B52 IB2 T4 TP1 TP8
UN1133|Adhesives, containing a flammable liquid|3|III|||B1 B52 IB3 T2 TP1
UN2205|Adiponitrile|6.1|III|||IB3 T3 TP1
UN3511|Adsorbed gas, n.o.s|2.2|||G|
UN3510|Adsorbed gas, flammable, n.o.s|2.1|||G|
UN3513|Adsorbed gas, oxidizing, n.o.s|2.2||5.1|G|
UN3512|Adsorbed gas, toxic, n.o.s. Inhalation hazard zone A|2.3|||G|1
UN3512|Adsorbed gas, toxic, n.o.s. Inhalation hazard zone B|2.3|||G|2 B9 B14
UN3512|Adsorbed gas, toxic, n.o.s. Inhalation hazard zone C|2.3|||G|3 B14
UN3512|Adsorbed gas, toxic, n.o.s. Inhalation hazard zone D|2.3|||G|4
UN3516|Adsorbed gas, toxic, corrosive, n.o.s. Inhalation hazard zone A|2.3||8|G|1 379
UN3516|Adsorbed gas, toxic, corrosive, n.o.s. Inhalation hazard zone B|2.3||8|G|2 379 B9 B14
UN3516|Adsorbed gas, toxic, corrosive, n.o.s. Inhalation hazard zone C|2.3||8|G|3 379 B14
UN3516|Adsorbed gas, toxic, corrosive, n.o.s. Inhalation hazard zone D|2.3||8|G|4 379
UN3514|Adsorbed gas, toxic, flammable, n.o.s. Inhalation hazard zone A|2.3||2.1|G|1
UN3514|Adsorbed gas, toxic, flammable, n.o.s. Inhalation hazard zone B|2.3||2.1|G|2 B9 B14
UN3514|Adsorbed gas, toxic, flammable, n.o.s. Inhalation hazard zone C|2.3||2.1|G|3 B14
UN3514|Adsorbed gas, toxic, flammable, n.o.s. Inhalation hazard zone D|2.3||2.1|G|4
UN3517|Adsorbed gas, toxic, flammable, corrosive, n.o.s. Inhalation hazard zone A|2.3||2.1 8|G|1
UN3517|Adsorbed gas, toxic, flammable, corrosive, n.o.s. Inhalation hazard zone B|2.3||2.1 8|G|2 B9 B14
UN3517|Adsorbed gas, toxic, flammable, corrosive, n.o.s. Inhalation hazard zone C|2.3||2.1 8|G|3 B14
UN3517|Adsorbed gas, toxic, flammable, corrosive, n.o.s. Inhalation hazard zone D|2.3||2.1 8|G|4
UN3515|Adsorbed gas, toxic, oxidizing, n.o.s. Inhalation hazard zone A|2.3||5.1|G|1
UN3515|Adsorbed gas, toxic, oxidizing, n.o.s. Inhalation hazard zone B|2.3||5.1|G|2 B9 B14
UN3515|Adsorbed gas, toxic, oxidizing, n.o.s. Inhalation hazard zone C|2.3||5.1|G|3 B14
UN3515|Adsorbed gas, toxic, oxidizing, n.o.s. Inhalation hazard zone D|2.3||5.1|G|4
UN3518|Adsorbed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation hazard zone A|2.3||5.1 8|G|1
UN3518|Adsorbed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation hazard zone B|2.3||5.1 8|G|2 B9 B14
UN3518|Adsorbed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation hazard zone C|2.3||5.1 8|G|3 B14
UN3518|Adsorbed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation hazard zone D|2.3||5.1 8|G|4
UN1950|Aerosols, corrosive, Packing Group II or III, (each not exceeding 1 L capacity)|2.2||8||A34
UN1950|Aerosols, flammable, (each not exceeding 1 L capacity)|2.1||||N82
UN1950|Aerosols, flammable, n.o.s. (engine starting fluid) (each not exceeding 1 L capacity)|2.1||||N82
UN1950|Aerosols, non-flammable, (each not exceeding 1 L capacity)|2.2||||
UN1950|Aerosols, poison, Packing Group III (each not exceeding 1 L capacity)|2.2||6.1||
UN1002|Air, compressed|2.2||||78
UN1003|Air, refrigerated liquid, (cryogenic liquid)|2.2||5.1||T75 TP5 TP22
UN1003|Air, refrigerated liquid, (cryogenic liquid) non-pressurized|2.2||5.1||T75 TP5 TP22
UN3165|Aircraft hydraulic power unit fuel tank (containing a mixture of anhydrous hydrazine and monomethyl hydrazine) (M86 fuel)|3|I|6.1 8||
UN3274|Alcoholates solution, n.o.s., in alcohol|3|II|8|G|IB2
UN3065|Alcoholic beverages|3|II|||24 149 B1 IB2 T4 TP1
UN3065|Alcoholic beverages|3|III|||24 B1 IB3 N11 T2 TP1
UN1987|Alcohols, n.o.s.|3|I|||172 T11 TP1 TP8 TP27
UN1987|Alcohols, n.o.s.|3|II|||172 IB2 T7 TP1 TP8 TP28
UN1987|Alcohols, n.o.s.|3|III|||172 B1 IB3 T4 TP1 TP29
UN1986|Alcohols, flammable, toxic n.o.s|3|I|6.1|G|T14 TP2 TP13 TP27
UN1986|Alcohols, flammable, toxic n.o.s|3|II|6.1|G|IB2 T11 TP2 TP27
UN1986|Alcohols, flammable, toxic n.o.s|3|III|6.1|G|B1 IB3 T7 TP1 TP28
UN1989|Aldehydes, n.o.s.|3|I|||T11 TP1 TP27
UN1989|Aldehydes, n.o.s.|3|II|||IB2 T7 TP1 TP8 TP28
UN1989|Aldehydes, n.o.s.|3|III|||B1 IB3 T4 TP1 TP29
UN1988|Aldehydes, flammable, toxic, n.o.s.|3|I|6.1|G|T14 TP2 TP13 TP27
UN1988|Aldehydes, flammable, toxic, n.o.s.|3|II|6.1|G|IB2 T11 TP2 TP27
UN1988|Aldehydes, flammable, toxic, n.o.s.|3|III|6.1|G|B1 IB3 T7 TP1 TP28
UN2839|Aldol|6.1|II|||IB2 T7 TP2
UN3206|Alkali metal alcoholates, self-heating, corrosive, n.o.s.|4.2|II|8|G|64 A7 IB5 IP2 T3 TP33 W31
UN3206|Alkali metal alcoholates, self-heating, corrosive, n.o.s.|4.2|III|8|G|64 A7 IB8 IP3 T1 TP33 W31
UN1421|Alkali metal alloys, liquid, n.o.s|4.3|I|||A2 A7 B48 N34 W31
UN1389|Alkali metal amalgam, liquid|4.3|I|||A2 A7 N34 W31
UN3401|Alkali metal amalgam, solid|4.3|I|||IB4 IP1 N40 T9 TP7 TP33 W31
UN1390|Alkali metal amides|4.3|II|||A6 A7 A8 A19 A20 IB7 IP2 IP21 T3 TP33 W31 W40
UN3482|Alkali metal dispersions, flammable or Alkaline earth metal dispersions, flammable|4.3|I|3||A2 A7 W31
UN1391|Alkali metal dispersions, or Alkaline earth metal dispersions|4.3|I|||A2 A7 W31
UN3205|Alkaline earth metal alcoholates, n.o.s|4.2|II||G|65 A7 IB6 IP2 T3 TP33 W31
UN3205|Alkaline earth metal alcoholates, n.o.s|4.2|III||G|65 A7 IB8 IP3 T1 TP33 W31
UN1393|Alkaline earth metal alloys, n.o.s|4.3|II|||A19 IB7 IP2 IP4 T3 TP33 W31 W40
UN1392|Alkaline earth metal amalgams, liquid|4.3|I|||A19 N34 N40 W31
UN3402|Alkaline earth metal amalgams, solid|4.3|I|||A19 N34 N40 T9 TP7 TP33 W31
UN3140|Alkaloids, liquid, n.o.s., or Alkaloid salts, liquid, n.o.s.|6.1|I||G|A4 T14 TP2 TP27
UN3140|Alkaloids, liquid, n.o.s., or Alkaloid salts, liquid, n.o.s.|6.1|II||G|IB2 T11 TP2 TP27
UN3140|Alkaloids, liquid, n.o.s., or Alkaloid salts, liquid, n.o.s.|6.1|III||G|IB3 T7 TP1 TP28
UN1544|Alkaloids, solid, n.o.s. or Alkaloid salts, solid, n.o.s. poisonous|6.1|I||G|IB7 IP1 T6 TP33
UN1544|Alkaloids, solid, n.o.s. or Alkaloid salts, solid, n.o.s. poisonous|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN1544|Alkaloids, solid, n.o.s. or Alkaloid salts, solid, n.o.s. poisonous|6.1|III||G|IB8 IP3 T1 TP33
UN2584|Alkyl sulfonic acids, liquid or Aryl sulfonic acids, liquid with more than 5 percent free sulfuric acid|8|II|||B2 IB2 T8 TP2 TP13
UN2586|Alkyl sulfonic acids, liquid or Aryl sulfonic acids, liquid with not more than 5 percent free sulfuric acid|8|III|||IB3 T4 TP1
UN2583|Alkyl sulfonic acids, solid or Aryl sulfonic acids, solid, with more than 5 percent free sulfuric acid|8|II|||IB8 IP2 IP4 T3 TP33
UN2585|Alkyl sulfonic acids, solid or Aryl sulfonic acids, solid with not more than 5 percent free sulfuric acid|8|III|||IB8 IP3 T1 TP33
UN3145|Alkylphenols, liquid, n.o.s. (including C2-C12 homologues)|8|I|||T14 TP2
UN3145|Alkylphenols, liquid, n.o.s. (including C2-C12 homologues)|8|II|||IB2 T11 TP2 TP27
UN3145|Alkylphenols, liquid, n.o.s. (including C2-C12 homologues)|8|III|||IB3 T7 TP1 TP28
UN2430|Alkylphenols, solid, n.o.s. (including C2-C12 homologues)|8|I|||IB7 IP1 T6 TP33
UN2430|Alkylphenols, solid, n.o.s. (including C2-C12 homologues)|8|II|||IB8 IP2 IP4 T3 TP33
UN2430|Alkylphenols, solid, n.o.s. (including C2-C12 homologues)|8|III|||IB8 IP3 T1 TP33
UN2571|Alkylsulfuric acids|8|II|||B2 IB2 T8 TP2 TP13 TP28
UN2333|Allyl acetate|3|II|6.1||IB2 T7 TP1 TP13
UN1098|Allyl alcohol|6.1|I|3||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN1099|Allyl bromide|3|I|6.1||T14 TP2 TP13
UN1100|Allyl chloride|3|I|6.1||T14 TP2 TP13
UN1722|Allyl chloroformate|6.1|I|3 8||2 B9 B14 B32 N41 T20 TP2 TP13 TP38 TP45
UN2335|Allyl ethyl ether|3|II|6.1||IB2 T7 TP1 TP13
UN2336|Allyl formate|3|I|6.1||T14 TP2 TP13
UN2219|Allyl glycidyl ether|3|III|||B1 IB3 T2 TP1
UN1723|Allyl iodide|3|II|8||A3 IB1 N34 T7 TP2 TP13
UN1545|Allyl isothiocyanate, stabilized|6.1|II|3||387 A3 A7 IB2 T7 TP2
UN2334|Allylamine|6.1|I|3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1724|Allyltrichlorosilane, stabilized|8|II|3||387 A7 B2 B6 N34 T10 TP2 TP7 TP13
UN2870|Aluminum borohydride or Aluminum borohydride in devices|4.2|I|4.3||B11 T21 TP7 TP33
UN1725|Aluminum bromide, anhydrous|8|II|||IB8 IP2 IP4 T3 TP33
UN2580|Aluminum bromide, solution|8|III|||IB3 T4 TP1
UN1394|Aluminum carbide|4.3|II|||A20 IB7 IP2 IP21 N41 T3 TP33 W31 W40
UN1726|Aluminum chloride, anhydrous|8|II|||IB8 IP2 IP4 T3 TP33
UN2581|Aluminum chloride, solution|8|III|||IB3 T4 TP1
UN1395|Aluminum ferrosilicon powder|4.3|II|6.1||A19 IB5 IP2 T3 TP33 W31 W40
UN1395|Aluminum ferrosilicon powder|4.3|III|6.1||A19 A20 IB4
UN2463|Aluminum hydride|4.3|I|||A19 N40 W31
NA9260|Aluminum, molten|9|III||D|IB3 T1 TP3
UN1438|Aluminum nitrate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN1397|Aluminum phosphide|4.3|I|6.1||A8 A19 N40 W31
UN3048|Aluminum phosphide pesticides|6.1|I|||A8 IB7 IP1 T6 TP33 W31
UN1309|Aluminum powder, coated|4.1|II|||IB8 IP2 IP21 T3 TP33 W100
UN1309|Aluminum powder, coated|4.1|III|||B134 IB8 IP21 T1 TP33 W100
UN1396|Aluminum powder, uncoated|4.3|II|||A19 A20 IB7 IP2 IP21 T3 TP33 W31 W40
UN1396|Aluminum powder, uncoated|4.3|III|||A19 A20 IB8 IP21 T1 TP33 W31
UN2715|Aluminum resinate|4.1|III|||IB6 T1 TP33
UN1398|Aluminum silicon powder, uncoated|4.3|III|||A1 A19 B136 IB8 IP4 T1 TP33 W31
UN3170|Aluminum smelting by-products or Aluminum remelting by-products|4.3|II|||128 B115 IB7 IP2 IP21 T3 TP33 W31 W40
UN3170|Aluminum smelting by-products or Aluminum remelting by-products|4.3|III|||128 B115 IB8 IP21 T1 TP33 W31
UN2733|Amine, flammable, corrosive, n.o.s. or Polyamines, flammable, corrosive, n.o.s|3|I|8|G|T14 TP1 TP27
UN2733|Amine, flammable, corrosive, n.o.s. or Polyamines, flammable, corrosive, n.o.s|3|II|8|G|IB2 T11 TP1 TP27
UN2733|Amine, flammable, corrosive, n.o.s. or Polyamines, flammable, corrosive, n.o.s|3|III|8|G|B1 IB3 T7 TP1 TP28
UN2734|Amine, liquid, corrosive, flammable, n.o.s. or Polyamines, liquid, corrosive, flammable, n.o.s.|8|I|3|G|A3 N34 T14 TP2 TP27
UN2734|Amine, liquid, corrosive, flammable, n.o.s. or Polyamines, liquid, corrosive, flammable, n.o.s.|8|II|3|G|IB2 T11 TP2 TP27
UN2735|Amines, liquid, corrosive, n.o.s. or Polyamines, liquid, corrosive, n.o.s|8|I||G|B10 N34 T14 TP2 TP27
UN2735|Amines, liquid, corrosive, n.o.s. or Polyamines, liquid, corrosive, n.o.s|8|II||G|B2 IB2 T11 TP1 TP27
UN2735|Amines, liquid, corrosive, n.o.s. or Polyamines, liquid, corrosive, n.o.s|8|III||G|IB3 T7 TP1 TP28
UN3259|Amines, solid, corrosive, n.o.s., or Polyamines, solid, corrosive n.o.s.|8|I||G|IB7 IP1 T6 TP33
UN3259|Amines, solid, corrosive, n.o.s., or Polyamines, solid, corrosive n.o.s.|8|II||G|IB8 IP2 IP4 T3 TP33
UN3259|Amines, solid, corrosive, n.o.s., or Polyamines, solid, corrosive n.o.s.|8|III||G|IB8 IP3 T1 TP33
UN2673|2-Amino-4-chlorophenol|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2946|2-Amino-5-diethylaminopentane|6.1|III|||IB3 T4 TP1
UN3317|2-Amino-4,6-Dinitrophenol, wetted with not less than 20 percent water by mass|4.1|I|||23 A8 A19 A20 N41 W31
UN3055|2-(2-Aminoethoxy) ethanol|8|III|||IB3 T4 TP1
UN2815|N-Aminoethylpiperazine|8|III|6.1||IB3 T4 TP1
UN2512|Aminophenols ( o-; m-; p- )|6.1|III||+|IB8 IP3 T1 TP33
UN2671|Aminopyridines (o-; m-; p-)|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1005|Ammonia, anhydrous|2.3||8|I|4 379 N87 T50
UN1005|Ammonia, anhydrous|2.2|||D|13 379 T50
UN2073|Ammonia solution, relative density less than 0.880 at 15 degrees C in water, with more than 35 percent but not more than 50 percent ammonia|2.2||||N87
UN2672|Ammonia solution, relative density between 0.880 and 0.957 at 15 degrees C in water, with more than 10 percent but not more than 35 percent ammonia|8|III|||336 IB3 IP8 T7 TP2
UN3318|Ammonia solution, relative density less than 0.880 at 15 degrees C in water, with more than 50 percent ammonia|2.3||8|I|4 N87 T50
UN3318|Ammonia solution, relative density less than 0.880 at 15 degrees C in water, with more than 50 percent ammonia|2.2|||D|13 T50
UN1546|Ammonium arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1439|Ammonium dichromate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1843|Ammonium dinitro-o-cresolate, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3424|Ammonium dinitro-o-cresolate solution|6.1|II|||IB2 T7 TP2
UN3424|Ammonium dinitro-o-cresolate solution|6.1|III|||IB2 T7 TP2
UN2505|Ammonium fluoride|6.1|III|||IB8 IP3 T1 TP33
UN2854|Ammonium fluorosilicate|6.1|III|||IB8 IP3 T1 TP33
UN2506|Ammonium hydrogen sulfate|8|II|||IB8 IP2 IP4 T3 TP33
UN1727|Ammonium hydrogendifluoride, solid|8|II|||IB8 IP2 IP4 N34 T3 TP33
UN2817|Ammonium hydrogendifluoride, solution|8|II|6.1||IB2 N34 T8 TP2 TP13
UN2817|Ammonium hydrogendifluoride, solution|8|III|6.1||IB3 N3 T4 TP1 TP13
UN2859|Ammonium metavanadate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2067|Ammonium nitrate based fertilizer|5.1|III|||52 148 150 B120 IB8 IP3 T1 TP33
UN2071|Ammonium nitrate based fertilizer|9|III||A W|132 B136 IB8 IP3
UN3375|Ammonium nitrate emulsion or Ammonium nitrate suspension or Ammonium nitrate gel, intermediate for blasting explosives|5.1|II|||147 148 163 IB2 IP16 TP48
NA0331|Ammonium nitrate-fuel oil mixture containing only prilled ammonium nitrate and fuel oil|1.5D||||148
UN2426|Ammonium nitrate, liquid (hot concentrated solution)|5.1||||148 B5 T7
UN0222|Ammonium nitrate, with more than 0.2 percent combustible substances, including any organic substance calculated as carbon, to the exclusion of any other added substance|1.1D||||370
UN1942|Ammonium nitrate, with not more than 0.2% combustible substances, including any organic substance calculated as carbon, to the exclusion of any other added substance|5.1|III|||148 A1 A29 B120 IB8 IP3 T1 TP33
UN0402|Ammonium perchlorate|1.1D||||107
UN1442|Ammonium perchlorate|5.1|II|||107 A9 IB6 IP2 T3 TP33
UN1444|Ammonium persulfate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN0004|Ammonium picrate, dry or wetted with less than 10 percent water, by mass|1.1D||||
UN1310|Ammonium picrate, wetted with not less than 10 percent water, by mass|4.1|I|||23 A2 N41 W31
UN2818|Ammonium polysulfide, solution|8|II|6.1||IB2 T7 TP2 TP13
UN2818|Ammonium polysulfide, solution|8|III|6.1||IB3 T4 TP1 TP13
UN2861|Ammonium polyvanadate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2683|Ammonium sulfide solution|8|II|6.1 3||IB1 T7 TP2 TP13
UN0171|Ammunition, illuminating with or without burster, expelling charge or propelling charge|1.2G||||
UN0254|Ammunition, illuminating with or without burster, expelling charge or propelling charge|1.3G||||
UN0297|Ammunition, illuminating with or without burster, expelling charge or propelling charge|1.4G||||
UN0247|Ammunition, incendiary liquid or gel, with burster, expelling charge or propelling charge|1.3J||||
UN0243|Ammunition, incendiary, white phosphorus, with burster, expelling charge or propelling charge|1.2H||||
UN0244|Ammunition, incendiary, white phosphorus, with burster, expelling charge or propelling charge|1.3H||||
UN0009|Ammunition, incendiary with or without burster, expelling charge, or propelling charge|1.2G||||
UN0010|Ammunition, incendiary with or without burster, expelling charge, or propelling charge|1.3G||||
UN0300|Ammunition, incendiary with or without burster, expelling charge or propelling charge|1.4G||||
UN0362|Ammunition, practice|1.4G||||
UN0488|Ammunition, practice|1.3G||||
UN0363|Ammunition, proof|1.4G||||
UN0245|Ammunition smoke, white phosphorus with burster, expelling charge, or propelling charge|1.2H||||
UN0246|Ammunition, smoke, white phosphorus with burster, expelling charge, or propelling charge|1.3H||||
UN0015|Ammunition, smoke with or without burster, expelling charge or propelling charge|1.2G||||
UN0016|Ammunition, smoke with or without burster, expelling charge or propelling charge|1.3G||||
UN0303|Ammunition, smoke with or without burster, expelling charge or propelling charge|1.4G||||
UN2017|Ammunition, tear-producing, non-explosive, without burster or expelling charge, non-fuzed|6.1||8||
UN0018|Ammunition, tear-producing with burster, expelling charge or propelling charge|1.2G||8 6.1||
UN0019|Ammunition, tear-producing with burster, expelling charge or propelling charge|1.3G||8 6.1||
UN0301|Ammunition, tear-producing with burster, expelling charge or propelling charge|1.4G||8 6.1||
UN2016|Ammunition, toxic, non-explosive, without burster or expelling charge, non-fuzed|6.1||||
UN0020|Ammunition, toxic with burster, expelling charge, or propelling charge|1.2K||6.1|G|
UN0021|Ammunition, toxic with burster, expelling charge, or propelling charge|1.3K||6.1|G|
UN1104|Amyl acetates|3|III|||B1 IB3 T2 TP1
UN2819|Amyl acid phosphate|8|III|||IB3 T4 TP1
UN2620|Amyl butyrates|3|III|||B1 IB3 T2 TP1
UN1107|Amyl chloride|3|II|||IB2 T4 TP1
UN1109|Amyl formates|3|III|||B1 IB3 T2 TP1
UN1111|Amyl mercaptan|3|II|||A3 IB2 T4 TP1
UN1110|n-Amyl methyl ketone|3|III|||B1 IB3 T2 TP1
UN1112|Amyl nitrate|3|III|||B1 IB3 T2 TP1
UN1113|Amyl nitrite|3|II|||IB2 T4 TP1
UN1106|Amylamines|3|II|8||IB2 T7 TP1
UN1106|Amylamines|3|III|8||B1 IB3 T4 TP1
UN1728|Amyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN1547|Aniline|6.1|II||+|IB2 T7 TP2
UN1548|Aniline hydrochloride|6.1|III|||IB8 IP3 T1 TP33
UN2431|Anisidines|6.1|III|||IB3 T4 TP1
UN2222|Anisole|3|III|||B1 IB3 T2 TP1
UN1729|Anisoyl chloride|8|II|||B2 B4 IB8 IP2 IP4 T3 TP33
UN3141|Antimony compounds, inorganic, liquid, n.o.s|6.1|III||G|35 IB3 T7 TP1 TP28
UN1549|Antimony compounds, inorganic, solid, n.o.s|6.1|III||G|35 IB8 IP3 T1 TP33
UN1550|Antimony lactate|6.1|III|||IB8 IP3 T1 TP33
UN1730|Antimony pentachloride, liquid|8|II|||B2 IB2 T7 TP2
UN1731|Antimony pentachloride, solutions|8|II|||B2 IB2 T7 TP2
UN1731|Antimony pentachloride, solutions|8|III|||IB3 T4 TP1
UN1732|Antimony pentafluoride|8|II|6.1||A3 A7 A10 IB2 N3 N36 T7 TP2
UN1551|Antimony potassium tartrate|6.1|III|||IB8 IP3 T1 TP33
UN2871|Antimony powder|6.1|III|||IB8 IP3 T1 TP33
UN1733|Antimony trichloride, liquid|8|II|||B2 IB2
UN1733|Antimony trichloride, solid|8|II|||IB8 IP2 IP4 T3 TP33
UN1006|Argon, compressed|2.2||||
UN1951|Argon, refrigerated liquid (cryogenic liquid)|2.2||||T75 TP5
UN1558|Arsenic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1553|Arsenic acid, liquid|6.1|I|||T20 TP2 TP7 TP13 W31
UN1554|Arsenic acid, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1555|Arsenic bromide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1556|Arsenic compounds, liquid, n.o.s. inorganic, including arsenates, n.o.s.; arsenites, n.o.s.; arsenic sulfides, n.o.s.; and organic compounds of arsenic, n.o.s|6.1|I||G|T14 TP2 TP13 TP27
UN1556|Arsenic compounds, liquid, n.o.s. inorganic, including arsenates, n.o.s.; arsenites, n.o.s.; arsenic sulfides, n.o.s.; and organic compounds of arsenic, n.o.s|6.1|II||G|IB2 T11 TP2 TP13 TP27
UN1556|Arsenic compounds, liquid, n.o.s. inorganic, including arsenates, n.o.s.; arsenites, n.o.s.; arsenic sulfides, n.o.s.; and organic compounds of arsenic, n.o.s|6.1|III||G|IB3 T7 TP2 TP28
UN1557|Arsenic compounds, solid, n.o.s. inorganic, including arsenates, n.o.s.; arsenites, n.o.s.; arsenic sulfides, n.o.s.; and organic compounds of arsenic, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN1557|Arsenic compounds, solid, n.o.s. inorganic, including arsenates, n.o.s.; arsenites, n.o.s.; arsenic sulfides, n.o.s.; and organic compounds of arsenic, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN1557|Arsenic compounds, solid, n.o.s. inorganic, including arsenates, n.o.s.; arsenites, n.o.s.; arsenic sulfides, n.o.s.; and organic compounds of arsenic, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN1559|Arsenic pentoxide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1560|Arsenic trichloride|6.1|I|||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1561|Arsenic trioxide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1562|Arsenical dust|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2760|Arsenical pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2760|Arsenical pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN2994|Arsenical pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN2994|Arsenical pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN2994|Arsenical pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN2993|Arsenical pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN2993|Arsenical pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN2993|Arsenical pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2759|Arsenical pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2759|Arsenical pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2759|Arsenical pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2188|Arsine|2.3||2.1||1
UN3522|Arsine, adsorbed|2.3||2.1||1
UN3542|Articles containing a substance liable to spontaneous combustion, n.o.s.|4.2|||G|131 391
UN3543|Articles containing a substance which in contact with water emits flammable gases, n.o.s.|4.3|||G|131 391
UN3547|Articles containing corrosive substance, n.o.s.|8|||G|391
UN3537|Articles containing flammable gas, n.o.s.|2.1|||G|391
UN3540|Articles containing flammable liquid, n.o.s.|3|||G|391
UN3541|Articles containing flammable solid, n.o.s.|4.1|||G|391
UN3548|Articles containing miscellaneous dangerous goods, n.o.s.|9|||G|391 A224
UN3538|Articles containing non-flammable, non-toxic gas, n.o.s.|2.2|||G|391 396 A225
UN3545|Articles containing organic peroxide, n.o.s.|5.2|||G|131 391
UN3544|Articles containing oxidizing substance, n.o.s.|5.1|||G|131 391
UN3539|Articles containing toxic gas, n.o.s.|2.3|||G|131 391
UN3546|Articles containing toxic substance, n.o.s.|6.1|||G|391
UN0486|Articles, explosive, extremely insensitive or Articles, EEI|1.6N||||
UN0349|Articles, explosive, n.o.s|1.4S|||G|101 148 347 382
UN0350|Articles, explosive, n.o.s.|1.4B|||G|101
UN0351|Articles, explosive, n.o.s.|1.4C|||G|101
UN0352|Articles, explosive, n.o.s.|1.4D|||G|101
UN0353|Articles, explosive, n.o.s.|1.4G|||G|101
UN0354|Articles, explosive, n.o.s.|1.1L|||G|101
UN0355|Articles, explosive, n.o.s.|1.2L|||G|101
UN0356|Articles, explosive, n.o.s.|1.3L|||G|101
UN0462|Articles, explosive, n.o.s|1.1C|||G|101
UN0463|Articles, explosive, n.o.s|1.1D|||G|101
UN0464|Articles, explosive, n.o.s|1.1E|||G|101
UN0465|Articles, explosive, n.o.s|1.1F|||G|101
UN0466|Articles, explosive, n.o.s|1.2C|||G|101
UN0467|Articles, explosive, n.o.s|1.2D|||G|101
UN0468|Articles, explosive, n.o.s|1.2E|||G|101
UN0469|Articles, explosive, n.o.s|1.2F|||G|101
UN0470|Articles, explosive, n.o.s|1.3C|||G|101
UN0471|Articles, explosive, n.o.s.|1.4E|||G|101
UN0472|Articles, explosive, n.o.s|1.4F|||G|101
UN3164|Articles, pressurized pneumatic or hydraulic containing non-flammable gas|2.2||||371
UN0380|Articles, pyrophoric|1.2L||||
UN0428|Articles, pyrotechnic for technical purposes|1.1G||||
UN0429|Articles, pyrotechnic for technical purposes|1.2G||||
UN0430|Articles, pyrotechnic for technical purposes|1.3G||||
UN0431|Articles, pyrotechnic for technical purposes|1.4G||||381
UN0432|Articles, pyrotechnic for technical purposes|1.4S||||
NA2212|Asbestos|9|III||D|156 IB8 IP2 IP4
UN2212|Asbestos, amphibole amosite, tremolite, actinolite, anthophyllite, or crocidolite|9|II||G I|156 IB8 IP2 IP4 T3 TP33
UN2590|Asbestos, chrysotile|9|III||I|156 IB8 IP2 IP3 T1 TP33
NA1999|Asphalt, at or above its flash point|3|III||D|IB3 T1 TP3
UN3334|Aviation regulated liquid, n.o.s|9|||A G|A35 A189
UN3335|Aviation regulated solid, n.o.s|9|||A G|A35
UN3242|Azodicarbonamide|4.1|II|||38 IB8 T3 TP33
UN1400|Barium|4.3|II|||A19 IB7 IP2 IP21 T3 TP33 W31 W40
UN1854|Barium alloys, pyrophoric|4.2|I|||T21 TP7 TP33 W31
UN0224|Barium azide, dry or wetted with less than 50 percent water, by mass|1.1A||6.1||111 117
UN1571|Barium azide, wetted with not less than 50 percent water, by mass|4.1|I|6.1||162 A2 W31
UN2719|Barium bromate|5.1|II|6.1||IB8 IP2 IP4 T3 TP33
UN1445|Barium chlorate, solid|5.1|II|6.1||A9 IB6 IP2 N34 T3 TP33
UN3405|Barium chlorate, solution|5.1|II|6.1||A9 IB2 N34 T4 TP1
UN3405|Barium chlorate, solution|5.1|III|6.1||A9 IB2 N34 T4 TP1
UN1564|Barium compounds, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN1564|Barium compounds, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN1565|Barium cyanide|6.1|I|||IB7 IP1 N74 N75 T6 TP33 W31
UN2741|Barium hypochlorite with more than 22 percent available chlorine|5.1|II|6.1||A7 A9 IB8 IP2 IP4 N34 T3 TP33
UN1446|Barium nitrate|5.1|II|6.1||IB8 IP2 IP4 T3 TP33
UN1884|Barium oxide|6.1|III|||IB8 IP3 T1 TP33
UN1447|Barium perchlorate, solid|5.1|II|6.1||IB6 IP2 T3 TP33
UN3406|Barium perchlorate, solution|5.1|II|6.1||IB2 T4 TP1
UN3406|Barium perchlorate, solution|5.1|III|6.1||IB2 T4 TP1
UN1448|Barium permanganate|5.1|II|6.1||IB6 IP2 T3 TP33
UN1449|Barium peroxide|5.1|II|6.1||A9 IB6 IP2 T3 TP33 W100
UN3292|Batteries, containing sodium|4.3||||
UN3028|Batteries, dry, containing potassium hydroxide solid, electric storage|8||||237
UN3496|Batteries, nickel-metal hydride see Batteries, dry, sealed, n.o.s. for nickel-metal hydride batteries transported by modes other than vessel|9|||W|340
UN2794|Batteries, wet, filled with acid, electric storage|8||||A51
UN2795|Batteries, wet, filled with alkali, electric storage|8||||A51
UN2800|Batteries, wet, non-spillable, electric storage|8||||
UN2796|Battery fluid, acid|8|II|||A3 A7 B2 B15 IB2 N6 N34 T8 TP2
UN2797|Battery fluid, alkali|8|II|||B2 IB2 N6 T7 TP2 TP28
UN3171|Battery-powered vehicle or Battery-powered equipment|9||||134 360
UN1990|Benzaldehyde|9|III||+|IB3 T2 TP1
UN1114|Benzene|3|II|||IB2 T4 TP1
UN2225|Benzene sulfonyl chloride|8|III|||IB3 T4 TP1
UN1885|Benzidine|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2224|Benzonitrile|6.1|II|||IB2 T7 TP2
UN2587|Benzoquinone|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2226|Benzotrichloride|8|II|||B2 IB2 T7 TP2
UN2338|Benzotrifluoride|3|II|||IB2 T4 TP1
UN1736|Benzoyl chloride|8|II|||B2 IB2 T8 TP2 TP13
UN1737|Benzyl bromide|6.1|II|8||A3 A7 IB2 N33 N34 T8 TP2 TP13
UN1738|Benzyl chloride|6.1|II|8||A3 A7 B70 IB2 N33 N42 T8 TP2 TP13
UN1738|Benzyl chloride unstabilized|6.1|II|8||A3 A7 B8 B11 IB2 N33 N34 N43 T8 TP2 TP13
UN1739|Benzyl chloroformate|8|I|||B4 N41 T10 TP2 TP13
UN2653|Benzyl iodide|6.1|II|||IB2 T7 TP2
UN2619|Benzyldimethylamine|8|II|3||B2 IB2 T7 TP2
UN1886|Benzylidene chloride|6.1|II|||IB2 T7 TP2
UN1566|Beryllium compounds, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN1566|Beryllium compounds, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN2464|Beryllium nitrate|5.1|II|6.1||IB8 IP2 IP4 T3 TP33
UN1567|Beryllium, powder|6.1|II|4.1||IB8 IP2 IP4 T3 TP33 W100
UN2251|Bicyclo [2,2,1] hepta-2,5-diene, stabilized or 2,5-Norbornadiene, stabilized|3|II|||387 IB2 T7 TP2
UN3373|Biological substance, Category B|6.2||||A82
UN2782|Bipyridilium pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2782|Bipyridilium pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3016|Bipyridilium pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3016|Bipyridilium pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN3016|Bipyridilium pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN3015|Bipyridilium pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3015|Bipyridilium pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3015|Bipyridilium pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2781|Bipyridilium pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2781|Bipyridilium pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2781|Bipyridilium pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2837|Bisulfate, aqueous solution|8|II|||A7 B2 IB2 N34 T7 TP2
UN2837|Bisulfate, aqueous solution|8|III|||A7 IB3 N34 T4 TP1
UN2693|Bisulfites, aqueous solutions, n.o.s.|8|III|||IB3 T7 TP1 TP28
UN0028|Black powder, compressed or Gunpowder, compressed or Black powder, in pellets or Gunpowder, in pellets|1.1D||||
UN0027|Black powder or Gunpowder, granular or as a meal|1.1D||||
NA0027|Black powder for small arms|4.1|I||D|70
UN0037|Bombs, photo-flash|1.1F||||
UN0038|Bombs, photo-flash|1.1D||||
UN0039|Bombs, photo-flash|1.2G||||
UN0299|Bombs, photo-flash|1.3G||||
UN2028|Bombs, smoke, non-explosive, with corrosive liquid, without initiating device|8|II|||
UN0033|Bombs, with bursting charge|1.1F||||
UN0034|Bombs, with bursting charge|1.1D||||
UN0035|Bombs, with bursting charge|1.2D||||
UN0291|Bombs, with bursting charge|1.2F||||
UN0399|Bombs with flammable liquid, with bursting charge|1.1J||||
UN0400|Bombs with flammable liquid, with bursting charge|1.2J||||
UN0225|Boosters with detonator|1.1B||||
UN0268|Boosters with detonator|1.2B||||
UN0042|Boosters, without detonator|1.1D||||148
UN0283|Boosters, without detonator|1.2D||||
UN1312|Borneol|4.1|III|||A1 IB8 IP3 T1 TP33
UN2692|Boron tribromide|8|I|6.1|+|2 B9 B14 B32 N34 T20 TP2 TP13 TP38 TP45
UN1741|Boron trichloride|2.3||8||3 B9 B14
UN1008|Boron trifluoride|2.3||8||2 238 B9 B14
UN1742|Boron trifluoride acetic acid complex, liquid|8|II|||B2 B6 IB2 T8 TP2
UN3419|Boron trifluoride acetic acid complex, solid|8|II|||B2 B6 IB8 IP2 IP4 T3 TP33
UN3519|Boron trifluoride, adsorbed|2.3||8||2 B9 B14
UN2604|Boron trifluoride diethyl etherate|8|I|3||A19 T10 TP2 W31
UN2851|Boron trifluoride dihydrate|8|II|||IB2 T7 TP2
UN2965|Boron trifluoride dimethyl etherate|4.3|I|8 3||A19 T10 TP2 TP7 TP13 W31
UN1743|Boron trifluoride propionic acid complex, liquid|8|II|||B2 IB2 T8 TP2
UN3420|Boron trifluoride propionic acid complex, solid|8|II|||B2 IB8 IP2 IP4 T3 TP33
UN3213|Bromates, inorganic, aqueous solution, n.o.s|5.1|II||G|350 IB2 T4 TP1
UN3213|Bromates, inorganic, aqueous solution, n.o.s|5.1|III||G|350 IB2 T4 TP1
UN1450|Bromates, inorganic, n.o.s|5.1|II||G|350 IB8 IP2 IP4 T3 TP33
UN1744|Bromine|8|I|6.1|+|1 B9 B85 N34 N43 T22 TP2 TP10 TP13
UN2901|Bromine chloride|2.3||8 5.1||2 B9 B14 N86
UN1745|Bromine pentafluoride|5.1|I|6.1 8|+|1 B9 B14 B30 T22 TP2 TP13 TP38 TP44
UN1744|Bromine solutions|8|I|6.1|+|1 B9 B85 N34 N43 T22 TP2 TP10 TP13
UN1744|Bromine solutions|8|I|6.1|+|2 B9 B85 N34 N43 T22 TP2 TP10 TP13
UN1746|Bromine trifluoride|5.1|I|6.1 8|+|2 B9 B14 B32 T22 TP2 TP13 TP38 TP45
UN2688|1-Bromo-3-chloropropane|6.1|III|||IB3 T4 TP1
UN2341|1-Bromo-3-methylbutane|3|III|||B1 IB3 T2 TP1
UN3241|2-Bromo-2-nitropropane-1,3-diol|4.1|III|||46 IB8 IP3
UN3425|Bromoacetic acid, solid|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN1938|Bromoacetic acid solution|8|II|||A7 B2 IB2 T7 TP2
UN1938|Bromoacetic acid solution|8|III|||B2 IB3 T7 TP2
UN1569|Bromoacetone|6.1|II|3|+|2 T20 TP2 TP13
UN2513|Bromoacetyl bromide|8|II|||B2 IB2 T8 TP2
UN2514|Bromobenzene|3|III|||B1 IB3 T2 TP1
UN1694|Bromobenzyl cyanides, liquid|6.1|I|||T14 TP2 TP13 W31
UN3449|Bromobenzyl cyanides, solid|6.1|I|||T6 TP33 W31
UN1126|1-Bromobutane|3|II|||IB2 T4 TP1
UN2339|2-Bromobutane|3|II|||B1 IB2 T4 TP1
UN1887|Bromochloromethane|6.1|III|||IB3 T4 TP1
UN2340|2-Bromoethyl ethyl ether|3|II|||IB2 T4 TP1
UN2515|Bromoform|6.1|III|||IB3 T4 TP1
UN2342|Bromomethylpropanes|3|II|||IB2 T4 TP1
UN2343|2-Bromopentane|3|II|||IB2 T4 TP1
UN2344|Bromopropanes|3|II|||IB2 T4 TP1
UN2344|Bromopropanes|3|III|||IB3 T2 TP1
UN2345|3-Bromopropyne|3|II|||IB2 T4 TP1
UN2419|Bromotrifluoroethylene|2.1||||
UN1009|Bromotrifluoromethane or Refrigerant gas, R 13B1.|2.2||||T50
UN1570|Brucine|6.1|I|||IB7 IP1 T6 TP33
UN0043|Bursters, explosive|1.1D||||
UN1010|Butadienes, stabilized or Butadienes and Hydrocarbon mixture, stabilized containing more than 40% butadienes|2.1||||387 T50
UN1011|Butane see also Petroleum gases, liquefied|2.1||||19 T50
UN2346|Butanedione|3|II|||IB2 T4 TP1
UN1120|Butanols|3|II|||IB2 T4 TP1 TP29
UN1120|Butanols|3|III|||B1 IB3 T2 TP1
UN1123|Butyl acetates|3|II|||IB2 T4 TP1
UN1123|Butyl acetates|3|III|||B1 IB3 T2 TP1
UN1718|Butyl acid phosphate|8|III|||IB3 T4 TP1
UN2348|Butyl acrylates, stabilized|3|III|||387 B1 IB3 T2 TP1
UN2709|Butyl benzenes|3|III|||B1 IB3 T2 TP2
UN2743|n-Butyl chloroformate|6.1|I|8 3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1128|n-Butyl formate|3|II|||IB2 T4 TP1
UN3255|tert-Butyl hypochlorite|4.2|I|8||
UN2690|N-n-Butyl imidazole|6.1|II|||IB2 T7 TP2
UN2484|tert-Butyl isocyanate|6.1|I|3||1 B9 B14 B30 T20 TP2 TP13 TP38 TP44
UN2485|n-Butyl isocyanate|6.1|I|3||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN2347|Butyl mercaptan|3|II|||A3 IB2 T4 TP1
UN2227|n-Butyl methacrylate, stabilized|3|III|||387 B1 IB3 T2 TP1
UN2350|Butyl methyl ether|3|II|||IB2 T4 TP1
UN2351|Butyl nitrites|3|I|||T11 TP1 TP8 TP27
UN2351|Butyl nitrites|3|II|||IB2 T4 TP1
UN2351|Butyl nitrites|3|III|||B1 IB3 T2 TP1
UN1914|Butyl propionates|3|III|||B1 IB3 T2 TP1
UN2956|5-tert-Butyl-2,4,6-trinitro-m-xylene or Musk xylene|4.1|III|||159
UN2352|Butyl vinyl ether, stabilized|3|II|||387 IB2 T4 TP1
UN1125|n-Butylamine|3|II|8||IB2 T7 TP1
UN2738|N-Butylaniline|6.1|II|||IB2 T7 TP2
UN2747|tert-Butylcyclohexylchloroformate|6.1|III|||IB3 T4 TP1
UN1012|Butylene see also Petroleum gases, liquefied|2.1||||19 398 T50
UN3022|1,2-Butylene oxide, stabilized|3|II|||387 IB2 T4 TP1
UN2667|Butyltoluenes|6.1|III|||IB3 T4 TP1
UN1747|Butyltrichlorosilane|8|II|3||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN2716|1,4-Butynediol|6.1|III|||A1 IB8 IP3 T1 TP33
UN1129|Butyraldehyde|3|II|||IB2 T4 TP1
UN2840|Butyraldoxime|3|III|||B1 IB3 T2 TP1
UN2820|Butyric acid|8|III|||IB3 T4 TP1
UN2739|Butyric anhydride|8|III|||IB3 T4 TP1
UN2411|Butyronitrile|3|II|6.1||IB2 T7 TP1 TP13
UN2353|Butyryl chloride|3|II|8||IB2 T8 TP2 TP13
UN1572|Cacodylic acid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2570|Cadmium compounds|6.1|I||G|IB7 IP1 T6 TP33
UN2570|Cadmium compounds|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN2570|Cadmium compounds|6.1|III||G|IB8 IP3 T1 TP33
UN2682|Caesium hydroxide|8|II|||IB8 IP2 IP4 T3 TP33
UN2681|Caesium hydroxide solution|8|II|||B2 IB2 T7 TP2
UN2681|Caesium hydroxide solution|8|III|||IB3 T4 TP1
UN1401|Calcium|4.3|II|||IB7 IP2 IP21 T3 TP33 W31 W40
UN1573|Calcium arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1574|Calcium arsenate and calcium arsenite, mixtures, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1402|Calcium carbide|4.3|I|||A1 A8 B55 B59 IB4 IP1 N34 T9 TP7 TP33 W31
UN1402|Calcium carbide|4.3|II|||A1 A8 B55 B59 IB7 IP2 IP21 N34 T3 TP33 W31 W40
UN1452|Calcium chlorate|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN2429|Calcium chlorate aqueous solution|5.1|II|||A2 IB2 N41 T4 TP1
UN2429|Calcium chlorate aqueous solution|5.1|III|||A2 IB2 N41 T4 TP1
UN1453|Calcium chlorite|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN1403|Calcium cyanamide with more than 0.1 percent of calcium carbide|4.3|III|||A1 A19 IB8 IP4 T1 TP33 W31
UN1575|Calcium cyanide|6.1|I|||IB7 IP1 N79 N80 T6 TP33 W31
UN1923|Calcium dithionite or Calcium hydrosulfite|4.2|II|||A19 A20 IB6 IP2 T3 TP33 W31
UN1404|Calcium hydride|4.3|I|||A19 N40 W31
UN3485|Calcium hypochlorite, dry, corrosive or Calcium hypochlorite mixture, dry, corrosive with more than 39% available chlorine (8.8% available oxygen)|5.1|II|8||165 166 A7 A9 IB8 IP2 IP4 IP13 N34 W9
UN1748|Calcium hypochlorite, dry or Calcium hypochlorite mixture dry with more than 39% available chlorine (8.8% available oxygen)|5.1|II|||165 166 A7 A9 IB8 IP2 IP4 IP13 N34 W9
UN1748|Calcium hypochlorite, dry or Calcium hypochlorite mixture dry with more than 39% available chlorine (8.8% available oxygen)|5.1|III|||165 171 A7 A9 IB8 IP4 IP13 N34 W9
UN3487|Calcium hypochlorite, hydrated, corrosive or Calcium hypochlorite, hydrated mixture, corrosive with not less than 5.5% but not more than 16% water|5.1|II|8||165 IB8 IP2 IP4 IP13 W9
UN3487|Calcium hypochlorite, hydrated, corrosive or Calcium hypochlorite, hydrated mixture, corrosive with not less than 5.5% but not more than 16% water|5.1|III|8||165 IB8 IP4 W9
UN2880|Calcium hypochlorite, hydrated or Calcium hypochlorite, hydrated mixture, with not less than 5.5% but not more than 16% water|5.1|II|||165 IB8 IP2 IP4 IP13 W9
UN2880|Calcium hypochlorite, hydrated or Calcium hypochlorite, hydrated mixture, with not less than 5.5% but not more than 16% water|5.1|III|||165 171 IB8 IP4 IP13 W9
UN3486|Calcium hypochlorite mixture, dry, corrosive with more than 10% but not more than 39% available chlorine|5.1|III|8||165 A1 A29 IB8 IP3 IP13 N34 W9 W10
UN2208|Calcium hypochlorite mixture, dry, with more than 10% but not more than 39% available chlorine|5.1|III|||165 A1 A29 IB8 IP3 IP13 N34 W9 W10
UN2844|Calcium manganese silicon|4.3|III|||A1 A19 IB8 IP4 T1 TP33 W31
UN1454|Calcium nitrate|5.1|III|||34 B120 IB8 IP3 T1 TP33
UN1910|Calcium oxide|8|III||A|IB8 IP3 T1 TP33
UN1455|Calcium perchlorate|5.1|II|||IB6 IP2 T3 TP33
UN1456|Calcium permanganate|5.1|II|||IB6 IP2 T3 TP33
UN1457|Calcium peroxide|5.1|II|||IB6 IP2 T3 TP33 W100
UN1360|Calcium phosphide|4.3|I|6.1||A8 A19 N40 W31
UN1855|Calcium, pyrophoric or Calcium alloys, pyrophoric|4.2|I|||W31
UN1313|Calcium resinate|4.1|III|||A1 A19 IB6 T1 TP33
UN1314|Calcium resinate, fused|4.1|III|||A1 A19 IB4 T1 TP33
UN1405|Calcium silicide|4.3|II|||A19 IB7 IP2 IP21 T3 TP33 W31
UN1405|Calcium silicide|4.3|III|||A1 A19 IB8 IP21 T1 TP33 W31
UN1130|Camphor oil|3|III|||B1 IB3 T2 TP1
UN2717|Camphor, synthetic|4.1|III|||A1 IB8 IP3 T1 TP33
UN3508|Capacitor, asymmetric with an energy storage capacity greater than 0.3 Wh|9||||372
UN3499|Capacitor, electric double layer with an energy storage capacity greater than 0.3 Wh|9||||361
UN2829|Caproic acid|8|III|||IB3 T4 TP1
UN2758|Carbamate pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2758|Carbamate pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN2992|Carbamate pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN2992|Carbamate pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN2992|Carbamate pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN2991|Carbamate pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN2991|Carbamate pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN2991|Carbamate pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2757|Carbamate pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2757|Carbamate pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2757|Carbamate pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN1362|Carbon, activated|4.2|III||I|IB8 IP3 T1 TP33 W31
UN1361|Carbon, animal or vegetable origin|4.2|II||I|IB6 T3 TP33
UN1361|Carbon, animal or vegetable origin|4.2|III||I|IB8 IP3 T1 TP33
UN1013|Carbon dioxide|2.2||||
UN2187|Carbon dioxide, refrigerated liquid|2.2||||T75 TP5
UN1845|Carbon dioxide, solid or Dry ice|9|||A W|
UN1131|Carbon disulfide|3|I|6.1||B16 T14 TP2 TP7 TP13 W31
UN1016|Carbon monoxide, compressed|2.3||2.1||4
NA9202|Carbon monoxide, refrigerated liquid (cryogenic liquid)|2.3||2.1|D|4 T75 TP5
UN2516|Carbon tetrabromide|6.1|III|||IB8 IP3 T1 TP33
UN1846|Carbon tetrachloride|6.1|II|||IB2 N36 T7 TP2
UN2417|Carbonyl fluoride|2.3||8||2
UN2204|Carbonyl sulfide|2.3||2.1||3 B14
UN0049|Cartridges, flash|1.1G||||
UN0050|Cartridges, flash|1.3G||||
UN0326|Cartridges for weapons, blank|1.1C||||
UN0413|Cartridges for weapons, blank|1.2C||||
UN0327|Cartridges for weapons, blank or Cartridges, small arms, blank|1.3C||||
UN0338|Cartridges for weapons, blank or Cartridges, small arms, blank|1.4C||||
UN0014|Cartridges for weapons, blank or Cartridges, small arms, blank or Cartridges for tools, blank|1.4S||||
UN0328|Cartridges for weapons, inert projectile|1.2C||||
UN0012|Cartridges for weapons, inert projectile or Cartridges, small arms|1.4S||||
UN0339|Cartridges for weapons, inert projectile or Cartridges, small arms|1.4C||||
UN0417|Cartridges for weapons, inert projectile or Cartridges, small arms|1.3C||||
UN0005|Cartridges for weapons, with bursting charge|1.1F||||
UN0006|Cartridges for weapons, with bursting charge|1.1E||||
UN0007|Cartridges for weapons, with bursting charge|1.2F||||
UN0321|Cartridges for weapons, with bursting charge|1.2E||||
UN0348|Cartridges for weapons, with bursting charge|1.4F||||
UN0412|Cartridges for weapons, with bursting charge|1.4E||||
UN0277|Cartridges, oil well|1.3C||||
UN0278|Cartridges, oil well|1.4C||||
UN0275|Cartridges, power device|1.3C||||
UN0276|Cartridges, power device|1.4C||||110
UN0323|Cartridges, power device|1.4S||||110 347
UN0381|Cartridges, power device|1.2C||||
UN0054|Cartridges, signal|1.3G||||
UN0312|Cartridges, signal|1.4G||||
UN0405|Cartridges, signal|1.4S||||
UN0055|Cases, cartridge, empty with primer|1.4S||||50
UN0379|Cases, cartridges, empty with primer|1.4C||||50
UN0446|Cases, combustible, empty, without primer|1.4C||||
UN0447|Cases, combustible, empty, without primer|1.3C||||
UN2969|Castor beans or Castor meal or Castor pomace or Castor flake|9|II||A W|IB8 IP2 IP4 T3 TP33
UN1719|Caustic alkali liquids, n.o.s.|8|II||G|B2 IB2 T11 TP2 TP27
UN1719|Caustic alkali liquids, n.o.s.|8|III||G|IB3 T7 TP1 TP28
UN3292|Cells, containing sodium|4.3||||
UN2000|Celluloid, in block, rods, rolls, sheets, tubes, etc., except scrap|4.1|III|||420
UN2002|Celluloid, scrap|4.2|III|||IB8 IP3
UN1333|Cerium, slabs, ingots, or rods|4.1|II|||IB8 IP2 IP4 N34 W100
UN3078|Cerium, turnings or gritty powder|4.3|II|||A1 IB7 IP2 IP21 T3 TP33 W31 W40
UN1407|Cesium or Caesium|4.3|I|||A7 A19 IB4 IP1 N34 N40 W31
UN1451|Cesium nitrate or Caesium nitrate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
NA1361|Charcoal briquettes, shell, screenings, wood, etc.|4.2|III||D|IB8 T1 TP33
UN0457|Charges, bursting, plastics bonded|1.1D||||
UN0458|Charges, bursting, plastics bonded|1.2D||||
UN0459|Charges, bursting, plastics bonded|1.4D||||
UN0460|Charges, bursting, plastics bonded|1.4S||||347
UN0048|Charges, demolition|1.1D||||
UN0056|Charges, depth|1.1D||||
UN0442|Charges, explosive, commercial without detonator|1.1D||||
UN0443|Charges, explosive, commercial without detonator|1.2D||||
UN0444|Charges, explosive, commercial without detonator|1.4D||||
UN0445|Charges, explosive, commercial without detonator|1.4S||||347
UN0271|Charges, propelling|1.1C||||
UN0272|Charges, propelling|1.3C||||
UN0415|Charges, propelling|1.2C||||
UN0491|Charges, propelling|1.4C||||
UN0242|Charges, propelling, for cannon|1.3C||||
UN0279|Charges, propelling, for cannon|1.1C||||
UN0414|Charges, propelling, for cannon|1.2C||||
UN0237|Charges, shaped, flexible, linear|1.4D||||
UN0288|Charges, shaped, flexible, linear|1.1D||||
UN0059|Charges, shaped, without detonator|1.1D||||
UN0439|Charges, shaped, without detonator|1.2D||||
UN0440|Charges, shaped, without detonator|1.4D||||
UN0441|Charges, shaped, without detonator|1.4S||||347
UN0060|Charges, supplementary explosive|1.1D||||
NA1760|Chemical kit|8|II||D|
UN3316|Chemical kit|9||||15
UN3503|Chemical under pressure, corrosive, n.o.s|2.2||8|G|362 T50 TP40
UN3505|Chemical under pressure, flammable, corrosive, n.o.s|2.1||8|G|362 T50 TP40
UN3501|Chemical under pressure, flammable, n.o.s|2.1|||G|362 T50 TP40
UN3504|Chemical under pressure, flammable, toxic, n.o.s|2.1||6.1|G|362 T50 TP40
UN3500|Chemical under pressure, n.o.s|2.2|||G|362 T50 TP40
UN3502|Chemical under pressure, toxic, n.o.s|2.2||6.1|G|362 T50 TP40
UN2075|Chloral, anhydrous, stabilized|6.1|II|||IB2 T7 TP2
UN1458|Chlorate and borate mixtures|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN1458|Chlorate and borate mixtures|5.1|III|||A9 IB8 IP3 N34 T1 TP33
UN1459|Chlorate and magnesium chloride mixture solid|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN1459|Chlorate and magnesium chloride mixture solid|5.1|III|||A9 IB8 IP3 N34 T1 TP33
UN3407|Chlorate and magnesium chloride mixture solution|5.1|II|||A9 IB2 N34 T4 TP1
UN3407|Chlorate and magnesium chloride mixture solution|5.1|III|||A9 IB2 N34 T4 TP1
UN3210|Chlorates, inorganic, aqueous solution, n.o.s|5.1|II||G|351 IB2 T4 TP1
UN3210|Chlorates, inorganic, aqueous solution, n.o.s|5.1|III||G|351 IB2 T4 TP1
UN1461|Chlorates, inorganic, n.o.s|5.1|II||G|351 A9 IB6 IP2 N34 T3 TP33
UN2626|Chloric acid aqueous solution, with not more than 10 percent chloric acid|5.1|II|||IB2 T4 TP1 W31
UN1017|Chlorine|2.3||5.1 8||2 B9 B14 N86 T50 TP19
UN3520|Chlorine, adsorbed|2.3||5.1 8||2 B9 B14 N86
NA9191|Chlorine dioxide, hydrate, frozen|5.1|II|6.1|D|
UN2548|Chlorine pentafluoride|2.3||5.1 8||1 B7 B9 B14 N86
UN1749|Chlorine trifluoride|2.3||5.1 8||2 B7 B9 B14 N86
UN1908|Chlorite solution|8|II|||A3 A7 B2 IB2 N34 T7 TP2 TP24
UN1908|Chlorite solution|8|III|||A3 A7 B2 IB3 N34 T4 TP2 TP24
UN1462|Chlorites, inorganic, n.o.s|5.1|II||G|352 A7 IB6 IP2 N34 T3 TP33
UN2517|1-Chloro-1,1-difluoroethane or Refrigerant gas R 142b|2.1||||T50
UN2236|3-Chloro-4-methylphenyl isocyanate, liquid|6.1|II|||IB2
UN3428|3-Chloro-4-methylphenyl isocyanate, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1021|1-Chloro-1,2,2,2-tetrafluoroethane or Refrigerant gas R 124|2.2||||T50
UN1579|4-Chloro-o-toluidine hydrochloride, solid|6.1|III|||IB8 IP3 T1 TP33
UN3410|4-Chloro-o-toluidine hydrochloride, solution|6.1|III|||IB3 T4 TP1
UN1983|1-Chloro-2,2,2-trifluoroethane or Refrigerant gas R 133a|2.2||||T50
UN3250|Chloroacetic acid, molten|6.1|II|8||IB1 T7 TP3 TP28
UN1751|Chloroacetic acid, solid|6.1|II|8||A3 A7 IB8 IP2 IP4 N34 T3 TP33
UN1750|Chloroacetic acid, solution|6.1|II|8||A7 IB2 N34 T7 TP2
UN1695|Chloroacetone, stabilized|6.1|I|3 8||2 B9 B14 B32 N12 N32 N34 T20 TP2 TP13 TP38 TP45
UN2668|Chloroacetonitrile|6.1|I|3|+|2 B9 B14 B32 IB9 T20 TP2 TP13 TP38 TP45
UN3416|Chloroacetophenone, liquid, (CN)|6.1|II|||A3 IB2 N12 N32 N33 T7 TP2 TP13
UN1697|Chloroacetophenone, solid, (CN)|6.1|II|||A3 IB8 IP2 IP4 N12 N32 N33 N34 T3 TP2 TP13 TP33
UN1752|Chloroacetyl chloride|6.1|I|8||2 B3 B8 B9 B14 B32 B77 N34 N43 T20 TP2 TP13 TP38 TP45
UN2019|Chloroanilines, liquid|6.1|II|||IB2 T7 TP2
UN2018|Chloroanilines, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2233|Chloroanisidines|6.1|III|||IB8 IP3 T1 TP33
UN1134|Chlorobenzene|3|III|||B1 IB3 T2 TP1
UN2234|Chlorobenzotrifluorides|3|III|||B1 IB3 T2 TP1
UN2235|Chlorobenzyl chlorides, liquid|6.1|III|||IB3 T4 TP1
UN3427|Chlorobenzyl chlorides, solid|6.1|III|||IB8 IP3 T1 TP33
UN1127|Chlorobutanes|3|II|||IB2 T4 TP1
UN2669|Chlorocresols solution|6.1|II|||IB2 T7 TP2
UN2669|Chlorocresols solution|6.1|III|||IB3 T7 TP2
UN3437|Chlorocresols, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1974|Chlorodifluorobromomethane or Refrigerant gas R 12B1|2.2||||T50
UN1973|Chlorodifluoromethane and chloropentafluoroethane mixture or Refrigerant gas R 502 with fixed boiling point, with approximately 49 percent chlorodifluoromethane|2.2||||T50
UN1018|Chlorodifluoromethane or Refrigerant gas R 22|2.2||||T50
UN1577|Chlorodinitrobenzenes, liquid.|6.1|II||+|IB2 T7 TP2
UN3441|Chlorodinitrobenzenes, solid|6.1|II||+|IB8 IP2 IP4 T3 TP33
UN2232|2-Chloroethanal|6.1|I|||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1888|Chloroform|6.1|III|||IB3 N36 T7 TP2
UN2742|Chloroformates, toxic, corrosive, flammable, n.o.s|6.1|II|8 3|G|5 IB1 T7 TP2
UN3277|Chloroformates, toxic, corrosive, n.o.s|6.1|II|8|G|IB2 T8 TP2 TP13 TP28
UN2745|Chloromethyl chloroformate|6.1|II|8||IB2 T7 TP2 TP13
UN2354|Chloromethyl ethyl ether|3|II|6.1||IB2 T7 TP1 TP13
UN2237|Chloronitroanilines|6.1|III|||IB8 IP3 T1 TP33
UN3409|Chloronitrobenzenes, liquid|6.1|II||+|IB2 T7 TP2
UN1578|Chloronitrobenzenes, solid|6.1|II||+|IB8 IP2 IP4 T3 TP33
UN2433|Chloronitrotoluenes, liquid|6.1|III|||IB3 T4 TP1
UN3457|Chloronitrotoluenes, solid|6.1|III|||IB8 IP3 T1 TP33
UN1020|Chloropentafluoroethane or Refrigerant gas R 115|2.2||||T50
UN2904|Chlorophenolates, liquid or Phenolates, liquid|8|III|||IB3
UN2905|Chlorophenolates, solid or Phenolates, solid|8|III|||IB8 IP3 T1 TP33
UN2021|Chlorophenols, liquid|6.1|III|||IB3 T4 TP1
UN2020|Chlorophenols, solid|6.1|III|||IB8 IP3 T1 TP1 TP33
UN1753|Chlorophenyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7
UN1580|Chloropicrin|6.1|I||+|2 B7 B9 B14 B32 B46 T22 TP2 TP13 TP38 TP45
UN1581|Chloropicrin and methyl bromide mixtures|2.3||||2 B9 B14 N86 T50
UN1582|Chloropicrin and methyl chloride mixtures|2.3||||2 N86 T50
UN1583|Chloropicrin mixtures, n.o.s|6.1|I||G|5
UN1583|Chloropicrin mixtures, n.o.s|6.1|II||G|IB2
UN1583|Chloropicrin mixtures, n.o.s|6.1|III||G|IB3
NA9263|Chloropivaloyl chloride|6.1|I|8|D|2 B9 B14 B32 T20 TP4 TP13 TP38 TP45
UN2507|Chloroplatinic acid, solid|8|III|||IB8 IP3 T1 TP33
UN1991|Chloroprene, stabilized|3|I|6.1||387 B57 T14 TP2 TP13
UN1278|1-Chloropropane|3|II|||IB2 IP8 N34 T7 TP2
UN2356|2-Chloropropane|3|I|||N36 T11 TP2 TP13
UN2849|3-Chloropropanol-1|6.1|III|||IB3 T4 TP1
UN2456|2-Chloropropene|3|I|||N36 T11 TP2
UN2511|2-Chloropropionic acid|8|III|||IB3 T4 TP2
UN2822|2-Chloropyridine|6.1|II|||IB2 T7 TP2
UN2986|Chlorosilanes, corrosive, flammable, n.o.s|8|II|3||T14 TP2 TP7 TP13 TP27
UN2987|Chlorosilanes, corrosive, n.o.s|8|II|||B2 T14 TP2 TP7 TP13 TP27
UN2985|Chlorosilanes, flammable, corrosive, n.o.s|3|II|8||T14 TP2 TP7 TP13 TP27
UN3362|Chlorosilanes, toxic, corrosive, flammable, n.o.s|6.1|II|8 3|G|T14 TP2 TP7 TP13 TP27
UN3361|Chlorosilanes, toxic, corrosive, n.o.s|6.1|II|8|G|T14 TP2 TP7 TP13 TP27
UN2988|Chlorosilanes, water-reactive, flammable, corrosive, n.o.s|4.3|I|3 8||A2 T14 TP2 TP7 TP13 W31
UN1754|Chlorosulfonic acid (with or without sulfur trioxide)|8|I|6.1|+|2 B9 B10 B14 B32 T20 TP2 TP38 TP45
UN2238|Chlorotoluenes|3|III|||B1 IB3 T2 TP1
UN3429|Chlorotoluidines, liquid|6.1|III|||IB3 T4 TP1
UN2239|Chlorotoluidines, solid|6.1|III|||IB8 IP3 T1 TP33
UN2599|Chlorotrifluoromethane and trifluoromethane azeotropic mixture or Refrigerant gas R 503 with approximately 60 percent chlorotrifluoromethane|2.2||||
UN1022|Chlorotrifluoromethane or Refrigerant gas R 13|2.2||||
UN1755|Chromic acid solution|8|II|||B2 IB2 T8 TP2
UN1755|Chromic acid solution|8|III|||IB3 T4 TP1
UN1756|Chromic fluoride, solid|8|II|||IB8 IP2 IP4 T3 TP33
UN1757|Chromic fluoride, solution|8|II|||B2 IB2 T7 TP2
UN1757|Chromic fluoride, solution|8|III|||IB3 T4 TP1
UN1757|Chromic fluoride, solution|8|III|||IB3 T4 TP1
UN2720|Chromium nitrate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN1758|Chromium oxychloride|8|I|||A7 B10 N34 T10 TP2
UN1463|Chromium trioxide, anhydrous|5.1|II|6.1 8||IB8 IP2 IP4 T3 TP33 W31
UN2240|Chromosulfuric acid|8|I|||A7 B4 B6 N34 T10 TP2 TP13
UN1023|Coal gas, compressed|2.3||2.1||3
UN1136|Coal tar distillates, flammable|3|II|||IB2 T4 TP1
UN1136|Coal tar distillates, flammable|3|III|||B1 IB3 T4 TP1 TP29
UN1139|Coating solution (includes surface treatments or coatings used for industrial or other purposes such as vehicle undercoating, drum or barrel lining)|3|I|||T11 TP1 TP8 TP27
UN1139|Coating solution (includes surface treatments or coatings used for industrial or other purposes such as vehicle undercoating, drum or barrel lining)|3|II|||149 383 IB2 T4 TP1 TP8
UN1139|Coating solution (includes surface treatments or coatings used for industrial or other purposes such as vehicle undercoating, drum or barrel lining)|3|III|||B1 IB3 T2 TP1
UN3550|Cobalt dihydroxide powder, containing not less than 10% respirable particles|6.1|I|||IP22 TP33
UN2001|Cobalt naphthenates, powder|4.1|III|||A19 IB8 IP3 T1 TP33
UN1318|Cobalt resinate, precipitated|4.1|III|||A1 A19 IB6 T1 TP33
NA1993|Combustible liquid, n.o.s.|Comb liq|III||D G|148 IB3 T1 TP1
UN0382|Components, explosive train, n.o.s.|1.2B|||G|101
UN0383|Components, explosive train, n.o.s.|1.4B|||G|101
UN0384|Components, explosive train, n.o.s|1.4S|||G|101 347
UN0461|Components, explosive train, n.o.s.|1.1B|||G|101
NA1760|Compounds, cleaning liquid|8|I||D G|A7 B10 T14 TP2 TP27
NA1760|Compounds, cleaning liquid|8|II||D G|386 B2 IB2 N37 T11 TP2 TP27
NA1760|Compounds, cleaning liquid|8|III||D G|386 IB3 N37 T7 TP1 TP28
NA1993|Compounds, cleaning liquid|3|I||D G|T11 TP1
NA1993|Compounds, cleaning liquid|3|II||D G|IB2 T7 TP1 TP8 TP28
NA1993|Compounds, cleaning liquid|3|III||D G|B1 B52 IB3 T4 TP1 TP29
NA1760|Compounds, tree killing, liquid or Compounds, weed killing, liquid|8|I||D G|A7 B10 T14 TP2 TP27
NA1760|Compounds, tree killing, liquid or Compounds, weed killing, liquid|8|II||D G|B2 IB2 N37 T11 TP2 TP27
NA1760|Compounds, tree killing, liquid or Compounds, weed killing, liquid|8|III||D G|IB3 N37 T7 TP1 TP28
NA1993|Compounds, tree killing, liquid or Compounds, weed killing, liquid|3|I||D G|T11 TP1
NA1993|Compounds, tree killing, liquid or Compounds, weed killing, liquid|3|II||D G|IB2 T7 TP1 TP8 TP28
NA1993|Compounds, tree killing, liquid or Compounds, weed killing, liquid|3|III||D G|B1 B52 IB3 T4 TP1 TP29
NA2810|Compounds, tree killing, liquid or Compounds, weed killing, liquid|6.1|I||D G|T14 TP2 TP13 TP27
NA2810|Compounds, tree killing, liquid or Compounds, weed killing, liquid|6.1|II||D G|IB2 T11 TP2 TP27
NA2810|Compounds, tree killing, liquid or Compounds, weed killing, liquid|6.1|III||D G|IB3 T7 TP1 TP28
UN1954|Compressed gas, flammable, n.o.s.|2.1|||G|
UN1956|Compressed gas, n.o.s|2.2|||G|
UN3156|Compressed gas, oxidizing, n.o.s.|2.2||5.1|G|A14
UN3304|Compressed gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone A|2.3||8|G I|1
UN3304|Compressed gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone B|2.3||8|G I|2 B9 B14
UN3304|Compressed gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone C|2.3||8|G I|3 B14
UN3304|Compressed gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone D|2.3||8|G I|4
UN3305|Compressed gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone A|2.3||2.1 8|G I|1
UN3305|Compressed gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone B|2.3||2.1 8|G I|2 B9 B14
UN3305|Compressed gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone C|2.3||2.1 8|G I|3 B14
UN3305|Compressed gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone D|2.3||2.1 8|G I|4
UN1953|Compressed gas, toxic, flammable, n.o.s. Inhalation hazard Zone A|2.3||2.1|G|1
UN1953|Compressed gas, toxic, flammable, n.o.s. Inhalation hazard Zone B|2.3||2.1|G|2 B9 B14
UN1953|Compressed gas, toxic, flammable, n.o.s. Inhalation Hazard Zone C|2.3||2.1|G|3 B14
UN1953|Compressed gas, toxic, flammable, n.o.s. Inhalation Hazard Zone D|2.3||2.1|G|4
UN1955|Compressed gas, toxic, n.o.s. Inhalation Hazard Zone A|2.3|||G|1
UN1955|Compressed gas, toxic, n.o.s. Inhalation Hazard Zone B|2.3|||G|2 B9 B14
UN1955|Compressed gas, toxic, n.o.s. Inhalation Hazard Zone C|2.3|||G|3 B14
UN1955|Compressed gas, toxic, n.o.s. Inhalation Hazard Zone D|2.3|||G|4
UN3306|Compressed gas, toxic, oxdizing, corrosive, n.o.s. Inhalation Hazard Zone A|2.3||5.1 8|G I|1
UN3306|Compressed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone B|2.3||5.1 8|G I|2 B9 B14
UN3306|Compressed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone C|2.3||5.1 8|G I|3 B14
UN3306|Compressed gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone D|2.3||5.1 8|G I|4
UN3303|Compressed gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone A|2.3||5.1|G|1
UN3303|Compressed gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone B|2.3||5.1|G|2 B9 B14
UN3303|Compressed gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone C|2.3||5.1|G|3 B14
UN3303|Compressed gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone D|2.3||5.1|G|4
ID8000|Consumer commodity|9||||
UN0248|Contrivances, water-activated, with burster, expelling charge or propelling charge|1.2L|||G|
UN0249|Contrivances, water-activated, with burster, expelling charge or propelling charge|1.3L|||G|
UN1585|Copper acetoarsenite|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1586|Copper arsenite|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2776|Copper based pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2776|Copper based pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3010|Copper based pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3010|Copper based pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN3010|Copper based pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN3009|Copper based pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3009|Copper based pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3009|Copper based pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2775|Copper based pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2775|Copper based pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2775|Copper based pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2721|Copper chlorate|5.1|II|||A1 IB8 IP2 IP4 T3 TP33
UN2802|Copper chloride|8|III|||IB8 IP3 T1 TP33
UN1587|Copper cyanide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1363|Copra|4.2|III||A W|B136 IB8 IP3 IP7
UN0065|Cord, detonating, flexible|1.1D||||102 148
UN0289|Cord, detonating, flexible|1.4D||||148
UN0102|Cord, detonating or Fuze, detonating metal clad|1.2D||||
UN0290|Cord, detonating or Fuze, detonating metal clad|1.1D||||
UN0104|Cord, detonating, mild effect or Fuse, detonating, mild effect metal clad|1.4D||||
UN0066|Cord, igniter|1.4G||||
UN3264|Corrosive liquid, acidic, inorganic, n.o.s|8|I||G|B10 T14 TP2 TP27
UN3264|Corrosive liquid, acidic, inorganic, n.o.s|8|II||G|386 B2 IB2 T11 TP2 TP27
UN3264|Corrosive liquid, acidic, inorganic, n.o.s|8|III||G|IB3 T7 TP1 TP28
UN3265|Corrosive liquid, acidic, organic, n.o.s|8|I||G|B10 T14 TP2 TP27
UN3265|Corrosive liquid, acidic, organic, n.o.s|8|II||G|148 B2 IB2 T11 TP2 TP27
UN3265|Corrosive liquid, acidic, organic, n.o.s|8|III||G|386 IB3 T7 TP1 TP28
UN3266|Corrosive liquid, basic, inorganic, n.o.s|8|I||G|T14 TP2 TP27
UN3266|Corrosive liquid, basic, inorganic, n.o.s|8|II||G|386 B2 IB2 T11 TP2 TP27
UN3266|Corrosive liquid, basic, inorganic, n.o.s|8|III||G|IB3 T7 TP1 TP28
UN3267|Corrosive liquid, basic, organic, n.o.s|8|I||G|B10 T14 TP2 TP27
UN3267|Corrosive liquid, basic, organic, n.o.s|8|II||G|B2 IB2 T11 TP2 TP27
UN3267|Corrosive liquid, basic, organic, n.o.s|8|III||G|IB3 T7 TP1 TP28
UN3301|Corrosive liquid, self-heating, n.o.s|8|I|4.2|G|B10
UN3301|Corrosive liquid, self-heating, n.o.s|8|II|4.2|G|B2 IB1
UN2920|Corrosive liquids, flammable, n.o.s.|8|I|3|G|B10 T14 TP2 TP27
UN2920|Corrosive liquids, flammable, n.o.s.|8|II|3|G|B2 IB2 T11 TP2 TP27
UN1760|Corrosive liquids, n.o.s|8|I||G|A7 B10 T14 TP2 TP27
UN1760|Corrosive liquids, n.o.s|8|II||G|B2 IB2 T11 TP2 TP27
UN1760|Corrosive liquids, n.o.s|8|III||G|IB3 T7 TP1 TP28
UN3093|Corrosive liquids, oxidizing, n.o.s.|8|I|5.1|G|A7
UN3093|Corrosive liquids, oxidizing, n.o.s.|8|II|5.1|G|A7 IB2
UN2922|Corrosive liquids, toxic, n.o.s.|8|I|6.1|G|A4 A7 B10 T14 TP2 TP13 TP27
UN2922|Corrosive liquids, toxic, n.o.s.|8|II|6.1|G|B3 IB2 T7 TP2
UN2922|Corrosive liquids, toxic, n.o.s.|8|III|6.1|G|IB3 T7 TP1 TP28
UN3094|Corrosive liquids, water-reactive, n.o.s|8|I|4.3|G|A7
UN3094|Corrosive liquids, water-reactive, n.o.s|8|II|4.3|G|A7
UN3260|Corrosive solid, acidic, inorganic, n.o.s|8|I||G|IB7 IP1 T6 TP33
UN3260|Corrosive solid, acidic, inorganic, n.o.s|8|II||G|IB8 IP2 IP4 T3 TP33
UN3260|Corrosive solid, acidic, inorganic, n.o.s|8|III||G|IB8 IP3 T1 TP33
UN3261|Corrosive solid, acidic, organic, n.o.s|8|I||G|IB7 IP1 T6 TP33
UN3261|Corrosive solid, acidic, organic, n.o.s|8|II||G|IB8 IP2 IP4 T3 TP33
UN3261|Corrosive solid, acidic, organic, n.o.s|8|III||G|IB8 IP3 T1 TP33
UN3262|Corrosive solid, basic, inorganic, n.o.s.|8|I||G|IB7 IP1 T6 TP33
UN3262|Corrosive solid, basic, inorganic, n.o.s.|8|II||G|IB8 IP2 IP4 T3 TP33
UN3262|Corrosive solid, basic, inorganic, n.o.s.|8|III||G|IB8 IP3 T1 TP33
UN3263|Corrosive solid, basic, organic, n.o.s.|8|I||G|IB7 IP1 T6 TP33
UN3263|Corrosive solid, basic, organic, n.o.s.|8|II||G|IB8 IP2 IP4 T3 TP33
UN3263|Corrosive solid, basic, organic, n.o.s.|8|III||G|IB8 IP3 T1 TP33
UN2921|Corrosive solids, flammable, n.o.s.|8|I|4.1|G|IB6 T6 TP33
UN2921|Corrosive solids, flammable, n.o.s.|8|II|4.1|G|IB8 IP2 IP4 T3 TP33
UN1759|Corrosive solids, n.o.s.|8|I||G|IB7 IP1 T6 TP33
UN1759|Corrosive solids, n.o.s.|8|II||G|128 IB8 IP2 IP4 T3 TP33
UN1759|Corrosive solids, n.o.s.|8|III||G|128 IB8 IP3 T1 TP33
UN3084|Corrosive solids, oxidizing, n.o.s.|8|I|5.1|G|T6 TP33
UN3084|Corrosive solids, oxidizing, n.o.s.|8|II|5.1|G|IB6 IP2 T3 TP33
UN3095|Corrosive solids, self-heating, n.o.s|8|I|4.2|G|T6 TP33
UN3095|Corrosive solids, self-heating, n.o.s|8|II|4.2|G|IB6 IP2 T3 TP33
UN2923|Corrosive solids, toxic, n.o.s.|8|I|6.1|G|A5 IB7 T6 TP33
UN2923|Corrosive solids, toxic, n.o.s.|8|II|6.1|G|IB8 IP2 IP4 T3 TP33
UN2923|Corrosive solids, toxic, n.o.s.|8|III|6.1|G|IB8 IP3 T1 TP33
UN3096|Corrosive solids, water-reactive, n.o.s|8|I|4.3|G|IB4 IP1 T6 TP33
UN3096|Corrosive solids, water-reactive, n.o.s|8|II|4.3|G|IB6 IP2 T3 TP33 W100
NA1365|Cotton|9|||D W|137 IB8 IP2 IP4 W41
UN1364|Cotton waste, oily|4.2|III||A W|IB8 IP3 IP7
UN1365|Cotton, wet|4.2|III||A I W|IB8 IP3 IP7
UN3024|Coumarin derivative pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN3024|Coumarin derivative pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3026|Coumarin derivative pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3026|Coumarin derivative pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP27
UN3026|Coumarin derivative pesticides, liquid, toxic|6.1|III|||IB3 T7 TP1 TP28
UN3025|Coumarin derivative pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3025|Coumarin derivative pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3025|Coumarin derivative pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP1 TP28
UN3027|Coumarin derivative pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN3027|Coumarin derivative pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3027|Coumarin derivative pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2076|Cresols, liquid|6.1|II|8||IB2 IP2 IP4 T7 TP2
UN3455|Cresols, solid|6.1|II|8||IB8 IP2 IP4 T3 TP33
UN2022|Cresylic acid|6.1|II|8||IB2 T7 TP2 TP13
UN1143|Crotonaldehyde or Crotonaldehyde, stabilized|6.1|I|3||2 175 387 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN3472|Crotonic acid, liquid|8|III|||IB8 T1
UN2823|Crotonic acid, solid|8|III|||IB8 IP3 T1 TP33
UN1144|Crotonylene|3|I|||T11 TP2
UN1761|Cupriethylenediamine solution|8|II|6.1||IB2 T7 TP2
UN1761|Cupriethylenediamine solution|8|III|6.1||IB3 T7 TP1 TP28
UN0070|Cutters, cable, explosive|1.4S||||
UN1935|Cyanide solutions, n.o.s.|6.1|I||G|T14 TP2 TP13 TP27
UN1935|Cyanide solutions, n.o.s.|6.1|II||G|IB2 T11 TP2 TP13 TP27
UN1935|Cyanide solutions, n.o.s.|6.1|III||G|IB3 T7 TP2 TP13 TP28
UN1588|Cyanides, inorganic, solid, n.o.s.|6.1|I|||IB7 IP1 N74 N75 T6 TP33
UN1588|Cyanides, inorganic, solid, n.o.s.|6.1|II|||IB8 IP2 IP4 N74 N75 T3 TP33
UN1588|Cyanides, inorganic, solid, n.o.s.|6.1|III|||IB8 IP3 N74 N75 T1 TP33
UN1026|Cyanogen|2.3||2.1||2
UN1889|Cyanogen bromide|6.1|I|8||A6 A8 T6 TP33 W31
UN1589|Cyanogen chloride, stabilized|2.3||8||1 387
UN2670|Cyanuric chloride|8|II|||IB8 IP2 IP4 T3 TP33
UN2601|Cyclobutane|2.1||||
UN2744|Cyclobutyl chloroformate|6.1|II|8 3||IB1 T7 TP2 TP13
UN2518|1,5,9-Cyclododecatriene|6.1|III|||IB3 T4 TP1
UN2241|Cycloheptane|3|II|||IB2 T4 TP2
UN2603|Cycloheptatriene|3|II|6.1||IB2 T7 TP1 TP13
UN2242|Cycloheptene|3|II|||B1 IB2 T4 TP1
UN1145|Cyclohexane|3|II|||IB2 T4 TP1
UN1915|Cyclohexanone|3|III|||B1 IB3 T2 TP1
UN2256|Cyclohexene|3|II|||IB2 T4 TP1
UN1762|Cyclohexenyltrichlorosilane|8|II|||A7 B2 N34 T10 TP2 TP7 TP13
UN2243|Cyclohexyl acetate|3|III|||B1 IB3 T2 TP1
UN2488|Cyclohexyl isocyanate|6.1|I|3||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN3054|Cyclohexyl mercaptan|3|III|||B1 IB3 T2 TP1
UN2357|Cyclohexylamine|8|II|3||IB2 T7 TP2
UN1763|Cyclohexyltrichlorosilane|8|II|||A7 B2 N34 T10 TP2 TP7 TP13
UN2520|Cyclooctadienes|3|III|||B1 IB3 T2 TP1
UN2358|Cyclooctatetraene|3|II|||IB2 T4 TP1
UN1146|Cyclopentane|3|II|||IB2 T7 TP1
UN2244|Cyclopentanol|3|III|||B1 IB3 T2 TP1
UN2245|Cyclopentanone|3|III|||B1 IB3 T2 TP1
UN2246|Cyclopentene|3|II|||IB2 IP8 T7 TP2
UN1027|Cyclopropane|2.1||||T50
UN0484|Cyclotetramethylenetetranitramine, desensitized or Octogen, desensitized or HMX, desensitized|1.1D||||
UN0226|Cyclotetramethylenetetranitramine, wetted or HMX, wetted or Octogen, wetted with not less than 15 percent water, by mass|1.1D||||
UN0483|Cyclotrimethylenetrinitramine, desensitized or Cyclonite, desensitized or Hexogen, desensitized or RDX, desensitized|1.1D||||
UN0072|Cyclotrimethylenetrinitramine, wetted or Cyclonite, wetted or Hexogen, wetted or RDX, wetted with not less than 15 percent water by mass|1.1D||||
UN2046|Cymenes|3|III|||B1 IB3 T2 TP1
UN3363|Dangerous goods in articles or Dangerous goods in machinery or Dangerous goods in apparatus|9||||136 A105
UN1868|Decaborane|4.1|II|6.1||A19 A20 IB6 IP2 T3 TP33 W31
UN1147|Decahydronaphthalene|3|III|||B1 IB3 T2 TP1
UN2247|n-Decane|3|III|||B1 IB3 T2 TP1
UN0132|Deflagrating metal salts of aromatic nitroderivatives, n.o.s.|1.3C||||
NA1987|Denatured alcohol|3|II||D|172 T8
NA1987|Denatured alcohol|3|III||D|172 B1 T7
UN3379|Desensitized explosive, liquid, n.o.s.|3|I||G|164
UN3380|Desensitized explosive, solid, n.o.s.|4.1|I||G|164 197
UN0360|Detonator assemblies, non-electric for blasting|1.1B||||
UN0361|Detonator assemblies, non-electric, for blasting|1.4B||||148
UN0500|Detonator assemblies, non-electric, for blasting|1.4S||||148 347
UN0030|Detonators, electric, for blasting|1.1B||||148
UN0255|Detonators, electric, for blasting|1.4B||||148
UN0456|Detonators, electric for blasting|1.4S||||148 347
UN0511|Detonators, electronic programmable for blasting|1.1B||||148
UN0512|Detonators, electronic programmable for blasting|1.4B||||148
UN0513|Detonators, electronic programmable for blasting|1.4S||||148 347
UN0073|Detonators for ammunition|1.1B||||
UN0364|Detonators for ammunition|1.2B||||
UN0365|Detonators for ammunition|1.4B||||
UN0366|Detonators for ammunition|1.4S||||347
UN0029|Detonators, non-electric, for blasting|1.1B||||
UN0267|Detonators, non-electric, for blasting|1.4B||||
UN0455|Detonators, non-electric, for blasting|1.4S||||148 347
UN1957|Deuterium, compressed|2.1||||N89
UN3150|Devices, small, hydrocarbon gas powered or Hydrocarbon gas refills for small devices with release device|2.1||||
UN2841|Di-n-amylamine|3|III|6.1||B1 IB3 T4 TP1
UN2248|Di-n-butylamine|8|II|3||IB2 T7 TP2
UN2372|1,2-Di-(dimethylamino)ethane|3|II|||IB2 T4 TP1
UN1148|Diacetone alcohol|3|II|||IB2 T4 TP1
UN1148|Diacetone alcohol|3|III|||B1 IB3 T2 TP1
UN2359|Diallylamine|3|II|6.1 8||IB2 T7 TP1
UN2360|Diallylether|3|II|6.1||IB2 N12 T7 TP1 TP13
UN2651|4,4′-Diaminodiphenyl methane|6.1|III|||IB8 IP3 T1 TP33
UN0074|Diazodinitrophenol, wetted with not less than 40 percent water or mixture of alcohol and water, by mass|1.1A||||111 117
UN2434|Dibenzyldichlorosilane|8|II|||B2 T10 TP2 TP7 TP13
UN1911|Diborane|2.3||2.1||1 N89
NA1911|Diborane mixtures|2.1|||D|5
UN2648|1,2-Dibromobutan-3-one|6.1|II|||IB2
UN2872|Dibromochloropropane|6.1|II|||IB2 T7 TP2
UN2872|Dibromochloropropane|6.1|III|||IB3 T4 TP1
UN1941|Dibromodifluoromethane, R12B2|9|III||A|T11 TP2
UN2664|Dibromomethane|6.1|III|||IB3 T4 TP1
UN1149|Dibutyl ethers|3|III|||B1 IB3 T2 TP1
UN2873|Dibutylaminoethanol|6.1|III|||IB3 T4 TP1
UN2650|1,1-Dichloro-1-nitroethane|6.1|II|||IB2 T7 TP2
NA9264|3,5-Dichloro-2,4,6-trifluoropyridine|6.1|I||D|2 B9 B14 B32 T20 TP4 TP13 TP38 TP45
UN1764|Dichloroacetic acid|8|II|||A3 A7 B2 IB2 N34 T8 TP2
UN2649|1,3-Dichloroacetone|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1765|Dichloroacetyl chloride|8|II|||A3 A7 B2 B6 IB2 N34 T7 TP2
UN1590|Dichloroanilines, liquid|6.1|II||+|IB2 T7 TP2
UN3442|Dichloroanilines, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1591|o-Dichlorobenzene|6.1|III||+|IB3 T4 TP1
UN1916|2,2′-Dichlorodiethyl ether|6.1|II|3||IB2 N33 N34 T7 TP2
UN2602|Dichlorodifluoromethane and difluoroethane azeotropic mixture or Refrigerant gas R 500 with approximately 74 percent dichlorodifluoromethane|2.2||||T50
UN1028|Dichlorodifluoromethane or Refrigerant gas R 12|2.2||||T50
UN2249|Dichlorodimethyl ether, symmetrical|6.1|I|3||
UN2362|1,1-Dichloroethane|3|II|||IB2 T4 TP1
UN1150|1,2-Dichloroethylene|3|II|||IB2 T7 TP2
UN1029|Dichlorofluoromethane or Refrigerant gas R21|2.2||||T50
UN2465|Dichloroisocyanuric acid, dry or Dichloroisocyanuric acid salts|5.1|II|||28 IB8 IP2 IP4 T3 TP33
UN2490|Dichloroisopropyl ether|6.1|II|||IB2 T7 TP2
UN1593|Dichloromethane|6.1|III|||IB3 IP8 N36 T7 TP2
UN1152|Dichloropentanes|3|III|||B1 IB3 T2 TP1
UN2250|Dichlorophenyl isocyanates|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1766|Dichlorophenyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN1279|1,2-Dichloropropane|3|II|||IB2 N36 T4 TP1
UN2750|1,3-Dichloropropanol-2|6.1|II|||IB2 T7 TP2
UN2047|Dichloropropenes|3|II|||IB2 T4 TP1
UN2047|Dichloropropenes|3|III|||B1 IB3 T2 TP1
UN2189|Dichlorosilane|2.3||2.1 8||2 B9 B14
UN1958|1,2-Dichloro-1,1,2,2- tetrafluoroethane or Refrigerant gas R 114|2.2||||T50
UN2565|Dicyclohexylamine|8|III|||IB3 T4 TP1
UN2687|Dicyclohexylammonium nitrite|4.1|III|||IB8 IP3 T1 TP33
UN2048|Dicyclopentadiene|3|III|||B1 IB3 T2 TP1
UN1465|Didymium nitrate|5.1|III|||A1 IB8 IP3 T1 TP33
NA1993|Diesel fuel|3|III||D|144 B1 IB3 T4 TP1 TP29
UN1202|Diesel fuel|3|III||I|144 B1 IB3 T2 TP1
UN2373|Diethoxymethane|3|II|||IB2 T4 TP1
UN2374|3,3-Diethoxypropene|3|II|||IB2 T4 TP1
UN2366|Diethyl carbonate|3|III|||B1 IB3 T2 TP1
UN1155|Diethyl ether or Ethyl ether|3|I|||T11 TP2
UN1156|Diethyl ketone|3|II|||IB2 T4 TP1
UN1594|Diethyl sulfate|6.1|II|||IB2 T7 TP2
UN2375|Diethyl sulfide|3|II|||IB2 T7 TP1 TP13
UN1154|Diethylamine|3|II|8||A3 IB2 N34 T7 TP1
UN2686|2-Diethylaminoethanol|8|II|3||B2 IB2 T7 TP2
UN2684|3-Diethyamino-propylamine|3|III|8||B1 IB3 T4 TP1
UN2432|N, N-Diethylaniline|6.1|III||+|IB3 T4 TP1
UN2049|Diethylbenzene|3|III|||B1 IB3 T2 TP1
UN1767|Diethyldichlorosilane|8|II|3||A7 B6 N34 T10 TP2 TP7 TP13
UN0075|Diethyleneglycol dinitrate, desensitized with not less than 25 percent non-volatile water-insoluble phlegmatizer, by mass|1.1D||||
UN2079|Diethylenetriamine|8|II|||B2 IB2 T7 TP2
UN2685|N,N-Diethylethylenediamine|8|II|3||IB2 T7 TP2
UN2751|Diethylthiophosphoryl chloride|8|II|||B2 IB2 T7 TP2
UN1030|1,1-Difluoroethane or Refrigerant gas R 152a|2.1||||T50
UN1959|1,1-Difluoroethylene or Refrigerant gas R 1132a|2.1||||
UN3252|Difluoromethane or Refrigerant gas R 32|2.1||||T50
UN1768|Difluorophosphoric acid, anhydrous|8|II|||A7 B2 IB2 N5 N34 T8 TP2
UN2376|2,3-Dihydropyran|3|II|||IB2 T4 TP1
UN1157|Diisobutyl ketone|3|III|||B1 IB3 T2 TP1
UN2361|Diisobutylamine|3|III|8||B1 IB3 T4 TP1
UN2050|Diisobutylene, isomeric compounds|3|II|||IB2 T4 TP1
UN1902|Diisooctyl acid phosphate|8|III|||IB3 T4 TP1
UN1159|Diisopropyl ether|3|II|||IB2 T4 TP1
UN1158|Diisopropylamine|3|II|8||IB2 T7 TP1
UN2521|Diketene, stabilized|6.1|I|3||2 387 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN2252|1,2-Dimethoxyethane|3|II|||IB2 T4 TP1
UN2377|1,1-Dimethoxyethane|3|II|||IB2 T7 TP1
UN1161|Dimethyl carbonate|3|II|||IB2 T4 TP1
UN2381|Dimethyl disulfide|3|II|6.1||IB2 T7 TP2 TP13
UN1033|Dimethyl ether|2.1||||T50
UN2266|Dimethyl-N-propylamine|3|II|8||IB2 T7 TP2 TP13
UN1595|Dimethyl sulfate|6.1|I|8||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN1164|Dimethyl sulfide|3|II|||IB2 IP8 T7 TP2
UN2267|Dimethyl thiophosphoryl chloride|6.1|II|8||IB2 T7 TP2
UN1032|Dimethylamine, anhydrous|2.1||||N87 T50
UN1160|Dimethylamine solution|3|II|8||IB2 T7 TP1
UN2378|2-Dimethylaminoacetonitrile|3|II|6.1||IB2 T7 TP1
UN2051|2-Dimethylaminoethanol|8|II|3||B2 IB2 T7 TP2
UN3302|2-Dimethylaminoethyl acrylate, stabilized|6.1|II|||387 IB2 T7 TP2
UN2522|2-Dimethylaminoethyl methacrylate, stabilized|6.1|II|||387 IB2 T7 TP2
UN2253|N,N-Dimethylaniline|6.1|II|||IB1 T7 TP2
UN2457|2,3-Dimethylbutane|3|II|||IB2 T7 TP1
UN2379|1, 3-Dimethylbutylamine|3|II|8||IB2 T7 TP1
UN2262|Dimethylcarbamoyl chloride|8|II|||B2 IB2 T7 TP2
UN2263|Dimethylcyclohexanes|3|II|||IB2 T4 TP1
UN2264|N,N-Dimethylcyclohexylamine|8|II|3||B2 IB2 T7 TP2
UN1162|Dimethyldichlorosilane|3|II|8||B77 T10 TP2 TP7 TP13
UN2380|Dimethyldiethoxysilane|3|II|||IB2 T4 TP1
UN2707|Dimethyldioxanes|3|II|||IB2 T4 TP1
UN2707|Dimethyldioxanes|3|III|||B1 IB3 T2 TP1
UN2265|N,N-Dimethylformamide|3|III|||B1 IB3 T2 TP2
UN2382|Dimethylhydrazine, symmetrical|6.1|I|3||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN1163|Dimethylhydrazine, unsymmetrical|6.1|I|3 8||2 B7 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN2044|2,2-Dimethylpropane|2.1||||
UN1598|Dinitro-o-cresol|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1596|Dinitroanilines|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1597|Dinitrobenzenes, liquid|6.1|II|||11 IB2 T7 TP2
UN1597|Dinitrobenzenes, liquid|6.1|III|||11 IB3 T7 TP2
UN3443|Dinitrobenzenes, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1067|Dinitrogen tetroxide|2.3||5.1 8||1 B7 B14 B45 B46 B61 B66 B67 B77 T50 TP21
UN0489|Dinitroglycoluril or Dingu|1.1D||||
UN0076|Dinitrophenol, dry or wetted with less than 15 percent water, by mass|1.1D||6.1||
UN1599|Dinitrophenol solutions|6.1|II|||IB2 T7 TP2
UN1599|Dinitrophenol solutions|6.1|III|||IB3 T4 TP1
UN1320|Dinitrophenol, wetted with not less than 15 percent water, by mass|4.1|I|6.1||23 A8 A19 A20 N41 W31
UN0077|Dinitrophenolates alkali metals, dry or wetted with less than 15 percent water, by mass|1.3C||6.1||
UN1321|Dinitrophenolates, wetted with not less than 15 percent water, by mass|4.1|I|6.1||23 A8 A19 A20 N41 W31
UN0078|Dinitroresorcinol, dry or wetted with less than 15 percent water, by mass|1.1D||||
UN1322|Dinitroresorcinol, wetted with not less than 15 percent water, by mass|4.1|I|||23 A8 A19 A20 N41 W31
UN0406|Dinitrosobenzene|1.3C||||
UN2038|Dinitrotoluenes, liquid|6.1|II|||IB2 T7 TP2
UN1600|Dinitrotoluenes, molten|6.1|II|||T7 TP3
UN3454|Dinitrotoluenes, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1165|Dioxane|3|II|||IB2 T4 TP1
UN1166|Dioxolane|3|II|||IB2 T4 TP1
UN2052|Dipentene|3|III|||B1 IB3 T2 TP1
UN1698|Diphenylamine chloroarsine|6.1|I|||T6 TP33 W31
UN1699|Diphenylchloroarsine, liquid|6.1|I|||A8 B14 B32 N33 N34 T14 TP2 TP13 TP27 W31
UN3450|Diphenylchloroarsine, solid|6.1|I|||IB7 IP1 T6 TP33 W31
UN1769|Diphenyldichlorosilane|8|II|||A7 B2 N34 T10 TP2 TP7 TP13
UN1770|Diphenylmethyl bromide|8|II|||IB8 IP2 IP4 T3 TP33
UN0401|Dipicryl sulfide, dry or wetted with less than 10 percent water, by mass|1.1D||||
UN2852|Dipicryl sulfide, wetted with not less than 10 percent water, by mass|4.1|I|||162 A2 N41 N84 W31
UN2384|Di-n-propyl ether|3|II|||IB2 T4 TP1
UN2710|Dipropyl ketone|3|III|||B1 IB3 T2 TP1
UN2383|Dipropylamine|3|II|8||IB2 T7 TP1
UN1903|Disinfectant, liquid, corrosive, n.o.s|8|I||G|A7 B10 T14 TP2 TP27
UN1903|Disinfectants, liquid, corrosive n.o.s.|8|II||G|B2 IB2 T7 TP2
UN1903|Disinfectants, liquid, corrosive n.o.s.|8|III||G|IB3 T4 TP1
UN3142|Disinfectants, liquid, toxic, n.o.s.|6.1|I||G|A4 T14 TP2 TP27
UN3142|Disinfectants, liquid, toxic, n.o.s.|6.1|II||G|IB2 T11 TP2 TP27
UN3142|Disinfectants, liquid, toxic, n.o.s.|6.1|III||G|IB3 T7 TP1 TP28
UN1601|Disinfectants, solid, toxic, n.o.s.|6.1|I||G|IB7 IP1 T6 TP33
UN1601|Disinfectants, solid, toxic, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN1601|Disinfectants, solid, toxic, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN3253|Disodium trioxosilicate|8|III|||IB8 IP3 T1 TP33
UN1167|Divinyl ether, stabilized|3|I|||387 A7 T11 TP2
UN1771|Dodecyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN2801|Dyes, liquid, corrosive, n.o.s. or Dye intermediates, liquid, corrosive, n.o.s|8|I||G|11 B10 T14 TP2 TP27
UN2801|Dyes, liquid, corrosive, n.o.s. or Dye intermediates, liquid, corrosive, n.o.s|8|II||G|11 B2 IB2 T11 TP2 TP27
UN2801|Dyes, liquid, corrosive, n.o.s. or Dye intermediates, liquid, corrosive, n.o.s|8|III||G|11 IB3 T7 TP1 TP28
UN1602|Dyes, liquid, toxic, n.o.s. or Dye intermediates, liquid, toxic, n.o.s.|6.1|I||G|
UN1602|Dyes, liquid, toxic, n.o.s. or Dye intermediates, liquid, toxic, n.o.s.|6.1|II||G|IB2
UN1602|Dyes, liquid, toxic, n.o.s. or Dye intermediates, liquid, toxic, n.o.s.|6.1|III||G|IB3
UN3147|Dyes, solid, corrosive, n.o.s. or Dye intermediates, solid, corrosive, n.o.s.|8|I||G|IB7 IP1 T6 TP33
UN3147|Dyes, solid, corrosive, n.o.s. or Dye intermediates, solid, corrosive, n.o.s.|8|II||G|IB8 IP2 IP4 T3 TP33
UN3147|Dyes, solid, corrosive, n.o.s. or Dye intermediates, solid, corrosive, n.o.s.|8|III||G|IB8 IP3 T1 TP33
UN3143|Dyes, solid, toxic, n.o.s. or Dye intermediates, solid, toxic, n.o.s.|6.1|I||G|A5 IB7 IP1 T6 TP33
UN3143|Dyes, solid, toxic, n.o.s. or Dye intermediates, solid, toxic, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3143|Dyes, solid, toxic, n.o.s. or Dye intermediates, solid, toxic, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN3256|Elevated temperature liquid, flammable, n.o.s., with flash point above 37.8 C, at or above its flash point|3|III||G|IB1 T3 TP3 TP29
UN3257|Elevated temperature liquid, n.o.s., at or above 100 C and below its flash point (including molten metals, molten salts, etc.)|9|III||G|IB1 T3 TP3 TP29
UN3258|Elevated temperature solid, n.o.s., at or above 240 C, see § 173.247(h)(4)|9|III||G|
UN3529|Engine, internal combustion, flammable gas powered or Engine, fuel cell, flammable gas powered or Machinery, internal combustion, flammable gas powered or Machinery, fuel cell, flammable gas powered|2.1||||135 A200
UN3528|Engine, internal combustion, flammable liquid powered or Engine, fuel cell, flammable liquid powered or Machinery, internal combustion, flammable liquid powered or Machinery, fuel cell, flammable liquid powered|3||||135 A200
UN3530|Engine, internal combustion or Machinery, internal combustion|9||||135 A200
UN3082|Environmentally hazardous substance, liquid, n.o.s.|9|III||G|8 146 173 335 441 IB3 T4 TP1 TP29
UN3077|Environmentally hazardous substance, solid, n.o.s.|9|III||G|8 146 335 384 441 A112 B54 B120 IB8 IP3 N20 N91 T1 TP33
UN2558|Epibromohydrin|6.1|I|3||T14 TP2 TP13
UN2023|Epichlorohydrin|6.1|II|3|+|IB2 T7 TP2 TP13
UN2752|1,2-Epoxy-3-ethoxypropane|3|III|||B1 IB3 T2 TP1
UN3272|Esters, n.o.s.|3|II|||IB2 T7 TP1 TP8 TP28
UN3272|Esters, n.o.s.|3|III|||B1 IB3 T4 TP1 TP29
UN1035|Ethane|2.1||||
NA1961|Ethane-Propane mixture, refrigerated liquid|2.1|||D|T75 TP5
UN1961|Ethane, refrigerated liquid|2.1||||T75 TP5
UN3475|Ethanol and gasoline mixture or Ethanol and motor spirit mixture or Ethanol and petrol mixture, with more than 10% ethanol|3|II|||144 177 IB2 T4 TP1
UN1170|Ethanol or Ethyl alcohol or Ethanol solutions or Ethyl alcohol solutions|3|II|||24 IB2 T4 TP1
UN1170|Ethanol or Ethyl alcohol or Ethanol solutions or Ethyl alcohol solutions|3|III|||24 B1 IB3 T2 TP1
UN2491|Ethanolamine or Ethanolamine solutions|8|III|||IB3 T4 TP1
UN3271|Ethers, n.o.s.|3|II|||IB2 T7 TP1 TP8 TP28
UN3271|Ethers, n.o.s.|3|III|||B1 IB3 T4 TP1 TP29
UN1173|Ethyl acetate|3|II|||IB2 T4 TP1
UN1917|Ethyl acrylate, stabilized|3|II|||387 IB2 T4 TP1 TP13
UN2271|Ethyl amyl ketone|3|III|||B1 IB3 T2 TP1
UN3460|N-Ethylbenzyltoluidines, solid|6.1|III|||IB8 IP3 T1 TP33
UN2274|N-Ethyl-N-benzylaniline|6.1|III|||IB3 T4 TP1
UN1176|Ethyl borate|3|II|||IB2 T4 TP1
UN1891|Ethyl bromide|3|II|6.1||IB2 IP8 T7 TP2 TP13
UN1603|Ethyl bromoacetate|6.1|II|3||IB2 T7 TP2
UN1179|Ethyl butyl ether|3|II|||B1 IB2 T4 TP1
UN1180|Ethyl butyrate|3|III|||B1 IB3 T2 TP1
UN1037|Ethyl chloride|2.1||||B77 N86 T50
UN1181|Ethyl chloroacetate|6.1|II|3||IB2 T7 TP2
UN1182|Ethyl chloroformate|6.1|I|3 8||2 B9 B14 B32 N34 T20 TP2 TP13 TP38 TP45
UN2935|Ethyl 2-chloropropionate|3|III|||B1 IB3 T2 TP1
UN2826|Ethyl chlorothioformate|8|II|6.1 3|+|2 B9 B14 B32 T20 TP2 TP38 TP45
UN1862|Ethyl crotonate|3|II|||IB2 T4 TP2
UN2453|Ethyl fluoride or Refrigerant gas R161|2.1||||
UN1190|Ethyl formate|3|II|||IB2 T4 TP1
UN2385|Ethyl isobutyrate|3|II|||IB2 T4 TP1
UN2481|Ethyl isocyanate|6.1|I|3|+|1 B9 B14 B30 T20 TP2 TP13 TP38 TP44
UN1192|Ethyl lactate|3|III|||B1 IB3 T2 TP1
UN2363|Ethyl mercaptan|3|I|||T11 TP2 TP13
UN2277|Ethyl methacrylate, stabilized|3|II|||387 IB2 T4 TP1
UN1039|Ethyl methyl ether|2.1||||
UN1193|Ethyl methyl ketone or Methyl ethyl ketone|3|II|||IB2 T4 TP1
UN1194|Ethyl nitrite solutions|3|I|6.1||
UN2524|Ethyl orthoformate|3|III|||B1 IB3 T2 TP1
UN2525|Ethyl oxalate|6.1|III|||IB3 T4 TP1
NA2927|Ethyl phosphonothioic dichloride, anhydrous|6.1|I|8|D|2 B9 B14 B32 T20 TP4 TP12 TP13 TP38 TP45
NA2845|Ethyl phosphonous dichloride, anhydrous pyrophoric liquid|6.1|I|4.2|D|2 B9 B14 B32 T20 TP4 TP12 TP13 TP38 TP45
NA2927|Ethyl phosphorodichloridate|6.1|I|8|D|2 B9 B14 B32 T20 TP4 TP12 TP13 TP38 TP45
UN1195|Ethyl propionate|3|II|||IB2 T4 TP1
UN2615|Ethyl propyl ether|3|II|||IB2 T4 TP1
UN2452|Ethylacetylene, stabilized|2.1||||387 N88
UN1036|Ethylamine|2.1||||B77 N87 T50
UN2270|Ethylamine, aqueous solution with not less than 50 percent but not more than 70 percent ethylamine|3|II|8||IB2 T7 TP1
UN2272|N-Ethylaniline|6.1|III|||IB3 T4 TP1
UN2273|2-Ethylaniline|6.1|III|||IB3 T4 TP1
UN1175|Ethylbenzene|3|II|||IB2 T4 TP1
UN2753|N-Ethylbenzyltoluidines liquid|6.1|III|||IB3 T7 TP1
UN2275|2-Ethylbutanol|3|III|||B1 IB3 T2 TP1
UN1177|2-Ethylbutyl acetate|3|III|||B1 IB3 T2 TP1
UN1178|2-Ethylbutyraldehyde|3|II|||B1 IB2 T4 TP1
UN1892|Ethyldichloroarsine|6.1|I|||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1183|Ethyldichlorosilane|4.3|I|8 3||A2 A7 N34 T14 TP2 TP7 TP13 W31
UN3138|Ethylene, acetylene and propylene in mixture, refrigerated liquid with at least 71.5 percent ethylene with not more than 22.5 percent acetylene and not more than 6 percent propylene|2.1||||T75 TP5
UN1135|Ethylene chlorohydrin|6.1|I|3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1962|Ethylene|2.1||||
UN1605|Ethylene dibromide|6.1|I|||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN1184|Ethylene dichloride|3|II|6.1||IB2 N36 T7 TP1
UN1153|Ethylene glycol diethyl ether|3|II|||IB2 T4 TP1
UN1153|Ethylene glycol diethyl ether|3|III|||B1 IB3 T2 TP1
UN1171|Ethylene glycol monoethyl ether|3|III|||B1 IB3 T2 TP1
UN1172|Ethylene glycol monoethyl ether acetate|3|III|||B1 IB3 T2 TP1
UN1188|Ethylene glycol monomethyl ether|3|III|||B1 IB3 T2 TP1
UN1189|Ethylene glycol monomethyl ether acetate|3|III|||B1 IB3 T2 TP1
UN3300|Ethylene oxide and carbon dioxide mixture with more than 87 percent ethylene oxide|2.3||2.1||4
UN1041|Ethylene oxide and carbon dioxide mixtures with more than 9 percent but not more than 87 percent ethylene oxide|2.1||||T50
UN1952|Ethylene oxide and carbon dioxide mixtures with not more than 9 percent ethylene oxide|2.2||||
UN3297|Ethylene oxide and chlorotetrafluoroethane mixture with not more than 8.8 percent ethylene oxide|2.2||||T50
UN3070|Ethylene oxide and dichlorodifluoromethane mixture, with not more than 12.5 percent ethylene oxide|2.2||||T50
UN3298|Ethylene oxide and pentafluoroethane mixture with not more than 7.9 percent ethylene oxide|2.2||||T50
UN2983|Ethylene oxide and propylene oxide mixtures, with not more than 30 percent ethylene oxide|3|I|6.1||5 A11 N4 N34 T14 TP2 TP7 TP13
UN3299|Ethylene oxide and tetrafluoroethane mixture with not more than 5.6 percent ethylene oxide|2.2||||T50
UN1040|Ethylene oxide or Ethylene oxide with nitrogen up to a total pressure of 1 MPa (10 bar) at 50 degrees C|2.3||2.1||4 342 T50 TP20
UN1038|Ethylene, refrigerated liquid (cryogenic liquid)|2.1||||T75 TP5
UN1604|Ethylenediamine|8|II|3||IB2 T7 TP2
UN1185|Ethyleneimine, stabilized|6.1|I|3||1 387 B9 B14 B30 B77 N25 N32 T22 TP2 TP13 TP38 TP44
UN2748|2-Ethylhexyl chloroformate|6.1|II|8||IB2 T7 TP2 TP13
UN2276|2-Ethylhexylamine|3|III|8||B1 IB3 T4 TP1
UN2435|Ethylphenyldichlorosilane|8|II|||A7 B2 N34 T10 TP2 TP7 TP13
UN2386|1-Ethylpiperidine|3|II|8||IB2 T7 TP1
UN2754|N-Ethyltoluidines|6.1|II|||IB2 T7 TP2
UN1196|Ethyltrichlorosilane|3|II|8||A7 N34 T10 TP2 TP7 TP13
UN0081|Explosive, blasting, type A|1.1D||||148
UN0082|Explosive, blasting, type B|1.1D||||
UN0331|Explosive, blasting, type B or Agent blasting, Type B|1.5D||||105 106 148
UN0083|Explosive, blasting, type C|1.1D||||123
UN0084|Explosive, blasting, type D|1.1D||||
UN0241|Explosive, blasting, type E|1.1D||||148
UN0332|Explosive, blasting, type E or Agent blasting, type E|1.5D||||105 106 148 TP48
UN1197|Extracts, liquid, for flavor or aroma|3|II|||149 IB2 T4 TP1 TP8
UN1197|Extracts, liquid, for flavor or aroma|3|III|||B1 IB3 T2 TP1
UN1606|Ferric arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1607|Ferric arsenite|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1773|Ferric chloride, anhydrous|8|III|||IB8 IP3 T1 TP33
UN2582|Ferric chloride, solution|8|III|||B15 IB3 T4 TP1
UN1466|Ferric nitrate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN1323|Ferrocerium|4.1|II|||59 A19 IB8 IP2 IP4 T3 TP33 W100
UN1408|Ferrosilicon with 30 percent or more but less than 90 percent silicon|4.3|III|6.1||A1 A19 B6 IB8 IP4 IP7 T1 TP33 W100
UN1608|Ferrous arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
NA1759|Ferrous chloride, solid|8|II||D|IB8 IP2 IP4 T3 TP33
NA1760|Ferrous chloride, solution|8|II||D|B3 IB2 T11 TP2 TP27
UN2793|Ferrous metal borings or Ferrous metal shavings or Ferrous metal turnings or Ferrous metal cuttings in a form liable to self-heating|4.2|III|||A1 A19 B134 B136 IB8 IP3 IP7 IP21 W100
UN1043|Fertilizer ammoniating solution with free ammonia|2.2||||N87
UN1372|Fibers, animal or Fibers, vegetable burnt, wet or damp|4.2|III||A I W|
UN3360|Fibers, vegetable, dry|4.1|III||A I W|137
UN1373|Fibers or Fabrics, animal or vegetable or Synthetic, n.o.s. with animal or vegetable oil|4.2|III||A W|137 IB8 IP3 T1 TP33 W31
UN1353|Fibers or Fabrics impregnated with weakly nitrated nitrocellulose, n.o.s|4.1|III|||A1 IB8 IP3
UN1324|Films, nitrocellulose base, gelatine coated (except scrap)|4.1|III|||
UN1774|Fire extinguisher charges, corrosive liquid|8|II|||N41
UN1044|Fire extinguishers containing compressed or liquefied gas|2.2||||110
UN2623|Firelighters, solid with flammable liquid|4.1|III|||A1 A19
UN0333|Fireworks|1.1G||||108
UN0334|Fireworks|1.2G||||108
UN0335|Fireworks|1.3G||||108
UN0336|Fireworks|1.4G||||108 200
UN0337|Fireworks|1.4S||||108
UN3316|First aid kit|9||||15
UN2216|Fish meal, stabilized or Fish scrap, stabilized|9|III||A W|155 B136 IB8 IP3 T1 TP33
UN1374|Fish meal, unstablized or Fish scrap, unstabilized|4.2|II|||155 A1 A19 IB8 IP2 IP4 T3 TP33 W31 W40
UN3286|Flammable liquid, toxic, corrosive, n.o.s.|3|I|6.1 8|G|T14 TP2 TP13 TP27
UN3286|Flammable liquid, toxic, corrosive, n.o.s.|3|II|6.1 8|G|IB2 T11 TP2 TP13 TP27
UN2924|Flammable liquids, corrosive, n.o.s.|3|I|8|G|T14 TP2
UN2924|Flammable liquids, corrosive, n.o.s.|3|II|8|G|IB2 T11 TP2 TP27
UN2924|Flammable liquids, corrosive, n.o.s.|3|III|8|G|B1 IB3 T7 TP1 TP28
UN1993|Flammable liquids, n.o.s.|3|I||G|T11 TP1 TP27
UN1993|Flammable liquids, n.o.s.|3|II||G|IB2 T7 TP1 TP8 TP28
UN1993|Flammable liquids, n.o.s.|3|III||G|B1 B52 IB3 T4 TP1 TP29
UN1992|Flammable liquids, toxic, n.o.s.|3|I|6.1|G|T14 TP2 TP13 TP27
UN1992|Flammable liquids, toxic, n.o.s.|3|II|6.1|G|IB2 T7 TP2 TP13
UN1992|Flammable liquids, toxic, n.o.s.|3|III|6.1|G|B1 IB3 T7 TP1 TP28
UN3180|Flammable solid, corrosive, inorganic, n.o.s.|4.1|II|8|G|A1 IB6 IP2 T3 TP33
UN3180|Flammable solid, corrosive, inorganic, n.o.s.|4.1|III|8|G|A1 IB6 T1 TP33
UN3178|Flammable solid, inorganic, n.o.s.|4.1|II||G|A1 IB8 IP2 IP4 T3 TP33
UN3178|Flammable solid, inorganic, n.o.s.|4.1|III||G|A1 IB8 IP3 T1 TP33
UN3176|Flammable solid, organic, molten, n.o.s.|4.1|II||G|IB1 T3 TP3 TP26
UN3176|Flammable solid, organic, molten, n.o.s.|4.1|III||G|IB1 T1 TP3 TP26
UN3097|Flammable solid, oxidizing, n.o.s|4.1|II|5.1|G|131
UN3097|Flammable solid, oxidizing, n.o.s|4.1|III|5.1|G|131 T1 TP33
UN3179|Flammable solid, toxic, inorganic, n.o.s.|4.1|II|6.1|G|A1 IB6 IP2 T3 TP33
UN3179|Flammable solid, toxic, inorganic, n.o.s.|4.1|III|6.1|G|A1 IB6 T1 TP33
UN2925|Flammable solids, corrosive, organic, n.o.s.|4.1|II|8|G|A1 IB6 IP2 T3 TP33
UN2925|Flammable solids, corrosive, organic, n.o.s.|4.1|III|8|G|A1 IB6 T1 TP33
UN1325|Flammable solids, organic, n.o.s.|4.1|II||G|A1 IB8 IP2 IP4 T3 TP33
UN1325|Flammable solids, organic, n.o.s.|4.1|III||G|A1 IB8 IP3 T1 TP33
UN2926|Flammable solids, toxic, organic, n.o.s.|4.1|II|6.1|G|A1 IB6 IP2 T3 TP33
UN2926|Flammable solids, toxic, organic, n.o.s.|4.1|III|6.1|G|A1 IB6 T1 TP33
UN0093|Flares, aerial|1.3G||||
UN0403|Flares, aerial|1.4G||||
UN0404|Flares, aerial|1.4S||||
UN0420|Flares, aerial|1.1G||||
UN0421|Flares, aerial|1.2G||||
UN0092|Flares, surface|1.3G||||
UN0418|Flares, surface|1.1G||||
UN0419|Flares, surface|1.2G||||
UN0094|Flash powder|1.1G||||
UN0305|Flash powder|1.3G||||
UN1045|Fluorine, compressed|2.3||5.1 8||1 N86
UN2642|Fluoroacetic acid|6.1|I|||IB7 IP1 T6 TP33
UN2941|Fluoroanilines|6.1|III|||IB3 T4 TP1
UN2387|Fluorobenzene|3|II|||IB2 T4 TP1
UN1775|Fluoroboric acid|8|II|||A7 B2 B15 IB2 N3 N34 T7 TP2
UN1776|Fluorophosphoric acid anhydrous|8|II|||A7 B2 IB2 N3 N34 T8 TP2
UN2856|Fluorosilicates, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN1778|Fluorosilicic acid|8|II|||A7 B2 B15 IB2 N3 N34 T8 TP2
UN1777|Fluorosulfonic acid|8|I|||A7 A10 B6 B10 N3 N36 T10 TP2
UN2388|Fluorotoluenes|3|II|||IB2 T4 TP1
UN1198|Formaldehyde solutions, flammable|3|III|8||176 B1 IB3 T4 TP1
UN2209|Formaldehyde solutions, with not less than 25 percent formaldehyde|8|III|||IB3 T4 TP1
UN3412|Formic acid with not less than 10% but not more than 85% acid by mass|8|II|||IB2 T7 TP2
UN3412|Formic acid with not less than 5% but less than 10% acid by mass|8|III|||IB3 T4 TP1
UN1779|Formic acid with more than 85% acid by mass|8|II|3||B2 B28 IB2 T7 TP2
UN0099|Fracturing devices, explosive, without detonators for oil wells|1.1D||||
UN1863|Fuel, aviation, turbine engine|3|I|||144 T11 TP1 TP8 TP28
UN1863|Fuel, aviation, turbine engine|3|II|||144 IB2 T4 TP1 TP8
UN1863|Fuel, aviation, turbine engine|3|III|||144 B1 IB3 T2 TP1
UN3477|Fuel cell cartridges or Fuel cell cartridges contained in equipment or Fuel cell cartridges packed with equipment, containing corrosive substances|8||||328
UN3473|Fuel cell cartridges or Fuel cell cartridges contained in equipment or Fuel cell cartridges packed with equipment, containing flammable liquids|3||||328
UN3479|Fuel cell cartridges or Fuel cell cartridges contained in equipment or Fuel cell cartridges packed with equipment, containing hydrogen in metal hydride|2.1||||328
UN3478|Fuel cell cartridges or Fuel cell cartridges contained in equipment or Fuel cell cartridges packed with equipment, containing liquefied flammable gas|2.1||||328
UN3476|Fuel cell cartridges or Fuel cell cartridges contained in equipment or Fuel cell cartridges packed with equipment, containing water-reactive substances|4.3||||328
NA1993|Fuel oil (No. 1, 2, 4, 5, or 6)|3|III||D|144 B1 IB3 T4 TP1 TP29
UN1780|Fumaryl chloride|8|II|||B2 IB2 T7 TP2
UN1199|Furaldehydes|6.1|II|3||IB2 T7 TP2
UN2389|Furan|3|I|||T12 TP2 TP13
UN2874|Furfuryl alcohol|6.1|III|||IB3 T4 TP1
UN2526|Furfurylamine|3|III|8||B1 IB3 T4 TP1
UN0103|Fuse, igniter tubular metal clad|1.4G||||
UN0101|Fuse, non-detonating instantaneous or quickmatch|1.3G||||
UN0105|Fuse, safety|1.4S||||
NA1325|Fusee (railway or highway)|4.1|II||D|381
UN1201|Fusel oil|3|II|||IB2 T4 TP1
UN1201|Fusel oil|3|III|||B1 IB3 T2 TP1
UN0106|Fuzes, detonating|1.1B||||
UN0107|Fuzes, detonating|1.2B||||
UN0257|Fuzes, detonating|1.4B||||116
UN0367|Fuzes, detonating|1.4S||||116 347
UN0408|Fuzes, detonating, with protective features|1.1D||||
UN0409|Fuzes, detonating, with protective features|1.2D||||
UN0410|Fuzes, detonating, with protective features|1.4D||||116
UN0316|Fuzes, igniting|1.3G||||
UN0317|Fuzes, igniting|1.4G||||
UN0368|Fuzes, igniting|1.4S||||
UN2803|Gallium|8|III|||T1 TP33
UN2037|Gas cartridges, (flammable) without a release device, non-refillable|2.1||||
NA9035|Gas identification set|2.3|||D|6
UN1202|Gas oil|3|III|||144 B1 IB3 T2 TP1
UN3312|Gas, refrigerated liquid, flammable, n.o.s. (cryogenic liquid)|2.1|||G|T75 TP5
UN3158|Gas, refrigerated liquid, n.o.s. (cryogenic liquid)|2.2|||G|T75 TP5
UN3311|Gas, refrigerated liquid, oxidizing, n.o.s. (cryogenic liquid)|2.2||5.1|G|T75 TP5 TP22
UN3167|Gas sample, non-pressurized, flammable, n.o.s., not refrigerated liquid|2.1||||
UN3168|Gas sample, non-pressurized, toxic, flammable, n.o.s., not refrigerated liquid|2.3||2.1||6
UN3169|Gas sample, non-pressurized, toxic, n.o.s., not refrigerated liquid|2.3||||6
UN1203|Gasoline includes gasoline mixed with ethyl alcohol, with not more than 10% alcohol|3|II|||144 177 B1 B33 IB2 T4
UN2192|Germane|2.3||2.1||2
UN3523|Germane, adsorbed|2.3||2.1||2
UN2689|Glycerol alpha-monochlorohydrin|6.1|III|||IB3 T4 TP1
UN2622|Glycidaldehyde|3|II|6.1||IB2 IP8 T7 TP1
UN0284|Grenades, hand or rifle, with bursting charge|1.1D||||
UN0285|Grenades, hand or rifle, with bursting charge|1.2D||||
UN0292|Grenades, hand or rifle, with bursting charge|1.1F||||
UN0293|Grenades, hand or rifle, with bursting charge|1.2F||||
UN0110|Grenades, practice, hand or rifle|1.4S||||
UN0318|Grenades, practice, hand or rifle|1.3G||||
UN0372|Grenades, practice, hand or rifle|1.2G||||
UN0452|Grenades practice, hand or rifle|1.4G||||
UN1467|Guanidine nitrate|5.1|III|||A1 IB8 IP3 T1 TP33
UN0113|Guanyl nitrosaminoguanylidene hydrazine, wetted with not less than 30 percent water, by mass|1.1A||||111 117
UN0114|Guanyl nitrosaminoguanyltetrazene, wetted or Tetrazene, wetted with not less than 30 percent water or mixture of alcohol and water, by mass|1.1A||||111 117
UN2545|Hafnium powder, dry|4.2|I|||W31
UN2545|Hafnium powder, dry|4.2|II|||A19 A20 IB6 IP2 N34 T3 TP33 W31
UN2545|Hafnium powder, dry|4.2|III|||B135 IB8 IP21 T1 TP33 W31
UN1326|Hafnium powder, wetted with not less than 25 percent water (a visible excess of water must be present) (a) mechanically produced, particle size less than 53 microns; (b) chemically produced, particle size less than 840 microns|4.1|II|||A6 A19 A20 IB6 IP2 N34 T3 TP33 W31 W40
NA3082|Hazardous waste, liquid, n.o.s.|9|III||D G|IB3 T2 TP1
NA3077|Hazardous waste, solid, n.o.s.|9|III||D G|B54 IB8 IP2 T1 TP33
UN1202|Heating oil, light|3|III|||B1 IB3 T2 TP1
UN1046|Helium, compressed|2.2||||
UN1963|Helium, refrigerated liquid (cryogenic liquid)|2.2||||T75 TP5
UN3296|Heptafluoropropane or Refrigerant gas R 227|2.2||||T50
UN3056|n-Heptaldehyde|3|III|||B1 IB3 T2 TP1
UN1206|Heptanes|3|II|||IB2 T4 TP2
UN2278|n-Heptene|3|II|||IB2 T4 TP1
UN2661|Hexachloroacetone|6.1|III|||IB3 T4 TP1
UN2729|Hexachlorobenzene|6.1|III|||B3 IB8 IP3 T1 TP33
UN2279|Hexachlorobutadiene|6.1|III|||IB3 T4 TP1
UN2646|Hexachlorocyclopentadiene|6.1|I|||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN2875|Hexachlorophene|6.1|III|||IB8 IP3 T1 TP33
UN1781|Hexadecyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN2458|Hexadienes|3|II|||IB2 T4 TP1
UN1612|Hexaethyl tetraphosphate and compressed gas mixtures|2.3||||3
UN1611|Hexaethyl tetraphosphate, liquid|6.1|II|||IB2 N76 T7 TP2
UN1611|Hexaethyl tetraphosphate, solid|6.1|II|||IB8 IP2 IP4 N76
UN2420|Hexafluoroacetone|2.3||8||2 B9 B14
UN2552|Hexafluoroacetone hydrate, liquid|6.1|II|||IB2 T7 TP2
UN3436|Hexafluoroacetone hydrate, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2193|Hexafluoroethane, or Refrigerant gas R 116|2.2||||
UN1782|Hexafluorophosphoric acid|8|II|||A7 B2 IB2 N3 N34 T8 TP2
UN1858|Hexafluoropropylene compressed or Refrigerant gas R 1216|2.2||||T50
UN1207|Hexaldehyde|3|III|||B1 IB3 T2 TP1
UN2281|Hexamethylene diisocyanate|6.1|II|||IB2 T7 TP2 TP13
UN2280|Hexamethylenediamine, solid|8|III|||IB8 IP3 T1 TP33
UN1783|Hexamethylenediamine solution|8|II|||IB2 T7 TP2
UN1783|Hexamethylenediamine solution|8|III|||IB3 T4 TP1
UN2493|Hexamethyleneimine|3|II|8||IB2 T7 TP1
UN1328|Hexamethylenetetramine|4.1|III|||A1 IB8 IP3 T1 TP33
UN1208|Hexanes|3|II|||IB2 T4 TP2
UN0079|Hexanitrodiphenylamine or Dipicrylamine or Hexyl|1.1D||||
UN0392|Hexanitrostilbene|1.1D||||
UN2282|Hexanols|3|III|||B1 IB3 T2 TP1
UN2370|1-Hexene|3|II|||IB2 T4 TP1
UN0118|Hexolite, or Hexotol dry or wetted with less than 15 percent water, by mass|1.1D||||
UN0393|Hexotonal|1.1D||||
UN1784|Hexyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN2029|Hydrazine, anhydrous|8|I|3 6.1||A7 A10 B7 B16 B53
UN3293|Hydrazine, aqueous solution, with not more than 37 percent hydrazine, by mass|6.1|III|||IB3 T4 TP1
UN3484|Hydrazine aqueous solution, flammable with more than 37% hydrazine, by mass|8|I|3 6.1||B16 B53 T10 TP2 TP13
UN2030|Hydrazine aqueous solution, with more than 37% hydrazine, by mass|8|I|6.1||B16 B53 T10 TP2 TP13
UN2030|Hydrazine aqueous solution, with more than 37% hydrazine, by mass|8|II|6.1||B16 B53 IB2 T7 TP2 TP13
UN2030|Hydrazine aqueous solution, with more than 37% hydrazine, by mass|8|III|6.1||B16 B53 IB3 T4 TP1
UN1787|Hydriodic acid|8|II|||A3 B2 IB2 N41 T7 TP2
UN1787|Hydriodic acid|8|III|||IB3 T4 TP1
UN1788|Hydrobromic acid, with more than 49 percent hydrobromic acid|8|II|||B2 B15 IB2 N41 T7 TP2
UN1788|Hydrobromic acid, with more than 49 percent hydrobromic acid|8|III|||IB3 T4 TP1
UN1788|Hydrobromic acid, with not more than 49 percent hydrobromic acid|8|II|||A3 B2 B15 IB2 N41 T7 TP2
UN1788|Hydrobromic acid, with not more than 49 percent hydrobromic acid|8|III|||A3 IB3 T4 TP1
UN1964|Hydrocarbon gas mixture, compressed, n.o.s.|2.1||||
UN1965|Hydrocarbon gas mixture, liquefied, n.o.s.|2.1||||T50
UN3295|Hydrocarbons, liquid, n.o.s.|3|I|||144 T11 TP1 TP8 TP28
UN3295|Hydrocarbons, liquid, n.o.s.|3|II|||144 IB2 T7 TP1 TP8 TP28
UN3295|Hydrocarbons, liquid, n.o.s.|3|III|||144 B1 IB3 T4 TP1 TP29
UN1789|Hydrochloric acid|8|II|||386 A3 B3 B15 B133 IB2 N41 T8 TP2
UN1789|Hydrochloric acid|8|III|||A3 IB3 T4 TP1
UN1613|Hydrocyanic acid, aqueous solutions or Hydrogen cyanide, aqueous solutions with not more than 20 percent hydrogen cyanide|6.1|I|||2 B61 B65 B77 B82 T20 TP2 TP13
NA1613|Hydrocyanic acid, aqueous solutions with less than 5 percent hydrogen cyanide|6.1|II||D|IB1 T14 TP2 TP13 TP27
UN1786|Hydrofluoric acid and Sulfuric acid mixtures|8|I|6.1||A7 B15 B23 N5 N34 T10 TP2 TP13
UN1790|Hydrofluoric acid, with more than 60 percent strength|8|I|6.1||A7 B4 B15 B23 N5 N34 T10 TP2 TP13
UN1790|Hydrofluoric acid, with not more than 60 percent strength|8|II|6.1||A7 B15 IB2 N5 N34 T8 TP2
UN2034|Hydrogen and Methane mixtures, compressed|2.1||||N89
UN1048|Hydrogen bromide, anhydrous|2.3||8||3 B14 N86 N89
UN1050|Hydrogen chloride, anhydrous|2.3||8||3 N86 N89
UN2186|Hydrogen chloride, refrigerated liquid|2.3||8||3 B6
UN1049|Hydrogen, compressed|2.1||||N89
UN3294|Hydrogen cyanide, solution in alcohol with not more than 45 percent hydrogen cyanide|6.1|I|3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1051|Hydrogen cyanide, stabilized with less than 3 percent water|6.1|I|3||1 387 B35 B61 B65 B77 B82
UN1614|Hydrogen cyanide, stabilized, with less than 3 percent water and absorbed in a porous inert material|6.1|I|||5 387
UN1052|Hydrogen fluoride, anhydrous|8|I|6.1||3 B7 B46 B77 N86 T10 TP2
UN3468|Hydrogen in a metal hydride storage system or Hydrogen in a metal hydride storage system contained in equipment or Hydrogen in a metal hydride storage system packed with equipment|2.1||||167
UN2197|Hydrogen iodide, anhydrous|2.3||8||3 B14 N86 N89
UN3149|Hydrogen peroxide and peroxyacetic acid mixtures, stabilized with acids, water, and not more than 5 percent peroxyacetic acid|5.1|II|8||145 A2 A3 B53 IB2 IP5 T7 TP2 TP6 TP24
UN2014|Hydrogen peroxide, aqueous solutions with more than 40 percent but not more than 60 percent hydrogen peroxide (stabilized as necessary)|5.1|II|8||12 A60 B53 B80 B81 B85 IB2 IP5 T7 TP2 TP6 TP24 TP37
UN2014|Hydrogen peroxide, aqueous solutions with not less than 20 percent but not more than 40 percent hydrogen peroxide (stabilized as necessary)|5.1|II|8||A2 A3 B53 IB2 IP5 T7 TP2 TP6 TP24 TP37
UN2984|Hydrogen, peroxide, aqueous solutions with not less than 8 percent but less than 20 percent hydrogen peroxide (stabilized as necessary)|5.1|III|||A1 IB2 IP5 T4 TP1 TP6 TP24 TP37
UN2015|Hydrogen peroxide, stabilized or Hydrogen peroxide aqueous solutions, stabilized with more than 60 percent hydrogen peroxide|5.1|I|8||12 B53 B80 B81 B85 T9 TP2 TP6 TP24 TP37
UN1966|Hydrogen, refrigerated liquid (cryogenic liquid)|2.1||||T75 TP5
UN3526|Hydrogen selenide, adsorbed|2.3||2.1||1
UN2202|Hydrogen selenide, anhydrous|2.3||2.1||1
UN1053|Hydrogen sulfide|2.3||2.1||2 B9 B14 N89
UN1740|Hydrogendifluoride, solid, n.o.s.|8|II|||IB8 IP2 IP4 N3 N34 T3 TP33
UN1740|Hydrogendifluoride, solid, n.o.s.|8|III|||IB8 IP3 N3 N34 T1 TP33
UN3471|Hydrogendifluoride solution, n.o.s|8|II|6.1||IB2 T7 TP2
UN3471|Hydrogendifluoride solution, n.o.s|8|III|6.1||IB3 T4 TP1
UN0508|1-Hydroxybenzotriazole, anhydrous, dry or wetted with less than 20 percent water, by mass|1.3C||||
UN3474|1-Hydroxybenzotriazole, monohydrate|4.1|I|||N90
UN2865|Hydroxylamine sulfate|8|III|||IB8 IP3 T1 TP33
UN1791|Hypochlorite solutions|8|II|||148 A7 B2 B15 IB2 IP5 N34 T7 TP2 TP24
UN1791|Hypochlorite solutions|8|III|||386 IB3 N34 T4 TP2 TP24
UN3212|Hypochlorites, inorganic, n.o.s|5.1|II||G|349 A9 IB8 IP2 IP4 T3 TP33
UN0121|Igniters|1.1G||||
UN0314|Igniters|1.2G||||
UN0315|Igniters|1.3G||||
UN0325|Igniters|1.4G||||
UN0454|Igniters|1.4S||||
UN2269|3,3′-Iminodipropylamine|8|III|||IB3 T4 TP2
UN2900|Infectious substances, affecting animals only|6.2|||G|A82
UN2814|Infectious substances, affecting humans|6.2|||G|A82
UN1968|Insecticide gases, n.o.s.|2.2|||G|
UN3354|Insecticide gases, flammable, n.o.s.|2.1|||G|T50
UN3355|Insecticide gases, toxic, flammable, n.o.s. Inhalation hazard Zone A|2.3||2.1|G|1
UN3355|Insecticide gases, toxic, flammable, n.o.s. Inhalation hazard Zone B|2.3||2.1|G|2 B9 B14
UN3355|Insecticide gases, toxic, flammable, n.o.s. Inhalation hazard Zone C|2.3||2.1|G|3 B14
UN3355|Insecticide gases, toxic, flammable, n.o.s. Inhalation hazard Zone D|2.3||2.1|G|4
UN1967|Insecticide gases, toxic, n.o.s.|2.3|||G|3
UN3495|Iodine|8|III|6.1|+|IB8 IP3 T1 TP33
UN3498|Iodine monochloride, liquid|8|II|||IB2 T7 TP2
UN1792|Iodine monochloride, solid|8|II|||B6 IB8 IP2 IP4 N41 T7 TP2
UN2495|Iodine pentafluoride|5.1|I|6.1 8||
UN2390|2-Iodobutane|3|II|||IB2 T4 TP1
UN2391|Iodomethylpropanes|3|II|||IB2 T4 TP1
UN2392|Iodopropanes|3|III|||B1 IB3 T2 TP1
UN1376|Iron oxide, spent, or Iron sponge, spent obtained from coal gas purification|4.2|III|||B18 B134 IB8 IP21 T1 TP33 W100
UN1994|Iron pentacarbonyl|6.1|I|3||1 B9 B14 B30 B77 T22 TP2 TP13 TP38 TP44
UN1969|Isobutane see also Petroleum gases, liquefied|2.1||||19 T50
UN1212|Isobutanol or Isobutyl alcohol|3|III|||B1 IB3 T2 TP1
UN1213|Isobutyl acetate|3|II|||IB2 T4 TP1
UN2527|Isobutyl acrylate, stabilized|3|III|||387 B1 IB3 T2 TP1
UN2393|Isobutyl formate|3|II|||IB2 T4 TP1
UN2528|Isobutyl isobutyrate|3|III|||B1 IB3 T2 TP1
UN2486|Isobutyl isocyanate|6.1|I|3|+|1 B9 B14 B30 T20 TP2 TP13 TP27
UN2283|Isobutyl methacrylate, stabilized|3|III|||387 B1 IB3 T2 TP1
UN2394|Isobutyl propionate|3|III|||B1 IB3 T2 TP1
UN1214|Isobutylamine|3|II|8||IB2 T7 TP1
UN1055|Isobutylene see also Petroleum gases, liquefied|2.1||||19 T50
UN2045|Isobutyraldehyde or Isobutyl aldehyde|3|II|||IB2 T4 TP1
UN2529|Isobutyric acid|3|III|8||B1 IB3 T4 TP1
UN2284|Isobutyronitrile|3|II|6.1||IB2 T7 TP2 TP13
UN2395|Isobutyryl chloride|3|II|8||IB1 T7 TP2
UN2478|Isocyanates, flammable, toxic, n.o.s. or Isocyanate solutions, flammable, toxic, n.o.s. flash point less than 23 degrees C|3|II|6.1|G|5 A3 A7 IB2 T11 TP2 TP13 TP27 W31
UN2478|Isocyanates, flammable, toxic, n.o.s. or Isocyanate solutions, flammable, toxic, n.o.s. flash point less than 23 degrees C|3|III|6.1|G|5 A3 A7 IB3 T7 TP1 TP13 TP28 W31
UN3080|Isocyanates, toxic, flammable, n.o.s. or Isocyanate solutions, toxic, flammable, n.o.s., flash point not less than 23 degrees C but not more than 61 degrees C and boiling point less than 300 degrees C|6.1|II|3|G|IB2 T11 TP2 TP13 TP27
UN2206|Isocyanates, toxic, n.o.s. or Isocyanate solutions, toxic, n.o.s., flash point more than 61 degrees C and boiling point less than 300 degrees C|6.1|II||G|IB2 T11 TP2 TP13 TP27
UN2206|Isocyanates, toxic, n.o.s. or Isocyanate solutions, toxic, n.o.s., flash point more than 61 degrees C and boiling point less than 300 degrees C|6.1|III||G|IB3 T7 TP1 TP13 TP28
UN2285|Isocyanatobenzotrifluorides|6.1|II|3||5 IB2 T7 TP2
UN2287|Isoheptenes|3|II|||IB2 T4 TP1
UN2288|Isohexenes|3|II|||IB2 IP8 T11 TP1
UN1216|Isooctenes|3|II|||IB2 T4 TP1
UN2371|Isopentenes|3|I|||T11 TP2
UN2290|Isophorone diisocyanate|6.1|III|||IB3 T4 TP2
UN2289|Isophoronediamine|8|III|||IB3 T4 TP1
UN1218|Isoprene, stabilized|3|I|||387 T11 TP2
UN1219|Isopropanol or Isopropyl alcohol|3|II|||IB2 T4 TP1
UN2403|Isopropenyl acetate|3|II|||IB2 T4 TP1
UN2303|Isopropenylbenzene|3|III|||B1 IB3 T2 TP1
UN1220|Isopropyl acetate|3|II|||IB2 T4 TP1
UN1793|Isopropyl acid phosphate|8|III|||IB2 T4 TP1
UN2405|Isopropyl butyrate|3|III|||B1 IB3 T2 TP1
UN2947|Isopropyl chloroacetate|3|III|||B1 IB3 T2 TP1
UN2407|Isopropyl chloroformate|6.1|I|3 8||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP44
UN2934|Isopropyl 2-chloropropionate|3|III|||B1 IB3 T2 TP1
UN2406|Isopropyl isobutyrate|3|II|||IB2 T4 TP1
UN2483|Isopropyl isocyanate|6.1|I|3|+|1 B9 B14 B30 T20 TP2 TP13 TP38 TP44
UN1222|Isopropyl nitrate|3|II|||IB9
UN2409|Isopropyl propionate|3|II|||IB2 T4 TP1
UN1221|Isopropylamine|3|I|8||T11 TP2
UN1918|Isopropylbenzene|3|III|||B1 IB3 T2 TP1
UN2907|Isosorbide dinitrate mixture with not less than 60 percent lactose, mannose, starch or calcium hydrogen phosphate|4.1|II|||IB6 IP2 N85
UN3251|Isosorbide-5-mononitrate|4.1|III|||66 159 IB8
NA0124|Jet perforating guns, charged oil well with detonator|1.1D|||D|55 56
NA0494|Jet perforating guns, charged oil well, with detonator|1.4D|||D|55 56
UN0494|Jet perforating guns, charged, oil well, without detonator|1.4D||||55 114
UN0124|Jet perforating guns, charged oil well without detonator|1.1D||||55
UN1223|Kerosene|3|III|||144 B1 IB3 T2 TP2
UN1224|Ketones, liquid, n.o.s.|3|I||G|T11 TP1 TP8 TP27
UN1224|Ketones, liquid, n.o.s.|3|II||G|IB2 T7 TP1 TP8 TP28
UN1224|Ketones, liquid, n.o.s.|3|III||G|B1 IB3 T4 TP1 TP29
UN3497|Krill meal|4.2|II|||155 IB6 IP2 T3 TP33
UN3497|Krill meal|4.2|III|||155 IB8 IP3 T1 TP33
UN1056|Krypton, compressed|2.2||||
UN1970|Krypton, refrigerated liquid (cryogenic liquid)|2.2||||T75 TP5
UN1616|Lead acetate|6.1|III|||IB8 IP3 T1 TP33
UN1617|Lead arsenates|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1618|Lead arsenites|6.1|II|||IB8 IP2 IP4 T3 TP33
UN0129|Lead azide, wetted with not less than 20 percent water or mixture of alcohol and water, by mass|1.1A||||111 117
UN2291|Lead compounds, soluble, n.o.s|6.1|III||G|138 IB8 IP3 T1 TP33
UN1620|Lead cyanide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1872|Lead dioxide|5.1|III|||A1 IB8 IP3 T1 TP33
UN1469|Lead nitrate|5.1|II|6.1||IB8 IP2 IP4 T3 TP33
UN1470|Lead perchlorate, solid|5.1|II|6.1||IB6 IP2 T3 TP33
UN3408|Lead perchlorate, solution|5.1|II|6.1||IB2 T4 TP1
UN3408|Lead perchlorate, solution|5.1|III|6.1||IB2 T4 TP1
UN2989|Lead phosphite, dibasic|4.1|II|||IB8 IP2 IP4 T3 TP33
UN2989|Lead phosphite, dibasic|4.1|III|||IB8 IP3 T1 TP33
UN0130|Lead styphnate, wetted or Lead trinitroresorcinate, wetted with not less than 20 percent water or mixture of alcohol and water, by mass|1.1A||||111 117
UN1794|Lead sulfate with more than 3 percent free acid|8|II|||IB8 IP2 IP4 T3 TP33
UN3072|Life-saving appliances, not self inflating containing dangerous goods as equipment|9||||182
UN2990|Life-saving appliances, self inflating|9||||338
UN1057|Lighters containing flammable gas|2.1||||168
NA1057|Lighters, non-pressurized, containing flammable liquid,|3|II|||168
UN1057|Lighter refills containing flammable gas not exceeding 4 fluid ounces (7.22 cubic inches) and 65 grams of flammable gas|2.1||||169
UN0131|Lighters, fuse|1.4S||||
UN3161|Liquefied gas, flammable, n.o.s.|2.1|||G|T50
UN3163|Liquefied gas, n.o.s.|2.2|||G|T50
UN3157|Liquefied gas, oxidizing, n.o.s.|2.2||5.1|G|A14
UN3308|Liquefied gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone A|2.3||8|G I|1
UN3308|Liquefied gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone B|2.3||8|G I|2 B9 B14
UN3308|Liquefied gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone C|2.3||8|G I|3 B14
UN3308|Liquefied gas, toxic, corrosive, n.o.s. Inhalation Hazard Zone D|2.3||8|G I|4
UN3309|Liquefied gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone A|2.3||2.1 8|G I|1
UN3309|Liquefied gas toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone B|2.3||2.1 8|G I|2 B9 B14
UN3309|Liquefied gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone C|2.3||2.1 8|G I|3 B14
UN3309|Liquefied gas, toxic, flammable, corrosive, n.o.s. Inhalation Hazard Zone D|2.3||2.1 8|G I|4
UN3160|Liquefied gas, toxic, flammable, n.o.s. Inhalation Hazard Zone A|2.3||2.1|G|1
UN3160|Liquefied gas, toxic, flammable, n.o.s. Inhalation Hazard Zone B|2.3||2.1|G|2 B9 B14
UN3160|Liquefied gas, toxic, flammable, n.o.s. Inhalation Hazard Zone C|2.3||2.1|G|3 B14
UN3160|Liquefied gas, toxic, flammable, n.o.s. Inhalation Hazard Zone D|2.3||2.1|G|4
UN3162|Liquefied gas, toxic, n.o.s. Inhalation Hazard Zone A|2.3|||G|1
UN3162|Liquefied gas, toxic, n.o.s. Inhalation Hazard Zone B|2.3|||G|2 B9 B14
UN3162|Liquefied gas, toxic, n.o.s. Inhalation Hazard Zone C|2.3|||G|3 B14
UN3162|Liquefied gas, toxic, n.o.s. Inhalation Hazard Zone D|2.3|||G|4
UN3310|Liquefied gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone A|2.3||5.1 8|G I|1
UN3310|Liquefied gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone B|2.3||5.1 8|G I|2 B9 B14
UN3310|Liquefied gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone C|2.3||5.1 8|G I|3 B14
UN3310|Liquefied gas, toxic, oxidizing, corrosive, n.o.s. Inhalation Hazard Zone D|2.3||5.1 8|G I|4
UN3307|Liquefied gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone A|2.3||5.1|G|1
UN3307|Liquefied gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone B|2.3||5.1|G|2 B9 B14
UN3307|Liquefied gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone C|2.3||5.1|G|3 B14
UN3307|Liquefied gas, toxic, oxidizing, n.o.s. Inhalation Hazard Zone D|2.3||5.1|G|4
UN1058|Liquefied gases, non-flammable charged with nitrogen, carbon dioxide or air|2.2||||
UN1415|Lithium|4.3|I|||A7 A19 IB4 IP1 N45 T9 TP7 TP33 W31
UN1410|Lithium aluminum hydride|4.3|I|||A19 W31
UN1411|Lithium aluminum hydride, ethereal|4.3|I|3||A2 A11 N34
UN3536|Lithium batteries installed in cargo transport unit lithium ion batteries or lithium metal batteries|9||||389
UN1413|Lithium borohydride|4.3|I|||A19 N40 W31
UN2830|Lithium ferrosilicon|4.3|II|||A19 IB7 IP2 IP21 T3 TP33 W31 W40
UN1414|Lithium hydride|4.3|I|||A19 N40 W31
UN2805|Lithium hydride, fused solid|4.3|II|||A8 A19 A20 IB4 T3 TP33 W31 W40
UN2680|Lithium hydroxide|8|II|||IB8 IP2 IP4 T3 TP33
UN2679|Lithium hydroxide, solution|8|II|||B2 IB2 T7 TP2
UN2679|Lithium hydroxide, solution|8|III|||IB3 T4 TP2
UN1471|Lithium hypochlorite, dry or Lithium hypochlorite mixture|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN1471|Lithium hypochlorite, dry or Lithium hypochlorite mixture|5.1|III|||IB8 IP3 N34 T1 TP33
UN3480|Lithium ion batteries including lithium ion polymer batteries|9||||388 422 A54 A100
UN3481|Lithium ion batteries contained in equipment including lithium ion polymer batteries|9||||181 360 388 422 A54
UN3481|Lithium ion batteries packed with equipment including lithium ion polymer batteries|9||||181 360 388 422 A54
UN3090|Lithium metal batteries including lithium alloy batteries|9||||388 422 A54
UN3091|Lithium metal batteries contained in equipment including lithium alloy batteries|9||||181 360 388 422 A54 A101
UN3091|Lithium metal batteries packed with equipment including lithium alloy batteries|9||||181 360 388 422 A54
UN2722|Lithium nitrate|5.1|III|||A1 IB8 IP3 T1 TP33
UN2806|Lithium nitride|4.3|I|||A19 IB4 IP1 N40 W31
UN1472|Lithium peroxide|5.1|II|||A9 IB6 IP2 N34 T3 TP33 W100
UN1417|Lithium silicon|4.3|II|||A19 A20 IB7 IP2 IP21 T3 TP33 W31 W40
UN1621|London purple|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1419|Magnesium aluminum phosphide|4.3|I|6.1||A19 N34 N40 W31
UN1622|Magnesium arsenate|6.1|II||+|IB8 IP2 IP4 T3 TP33
UN1473|Magnesium bromate|5.1|II|||A1 IB8 IP2 IP4 T3 TP33
UN2723|Magnesium chlorate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN2004|Magnesium diamide|4.2|II|||A8 A19 A20 IB6 T3 TP33 W31
UN2853|Magnesium fluorosilicate|6.1|III|||IB8 IP3 T1 TP33
UN2950|Magnesium granules, coated, particle size not less than 149 microns|4.3|III|||A1 A19 IB8 IP4 T1 TP33 W100
UN2010|Magnesium hydride|4.3|I|||A19 N40 W31
UN1869|Magnesium or Magnesium alloys with more than 50 percent magnesium in pellets, turnings or ribbons|4.1|III|||A1 B134 IB8 IP21 T1 TP33 W100
UN1474|Magnesium nitrate|5.1|III|||332 A1 B120 IB8 IP3 T1 TP33
UN1475|Magnesium perchlorate|5.1|II|||IB6 IP2 T3 TP33
UN1476|Magnesium peroxide|5.1|II|||IB6 IP2 T3 TP33 W100
UN2011|Magnesium phosphide|4.3|I|6.1||A19 N40 W31
UN1418|Magnesium, powder or Magnesium alloys, powder|4.3|I|4.2||A19 B56 W31
UN1418|Magnesium, powder or Magnesium alloys, powder|4.3|II|4.2||A19 B56 IB5 IP2 T3 TP33 W31 W40
UN1418|Magnesium, powder or Magnesium alloys, powder|4.3|III|4.2||A19 B56 IB8 IP4 T1 TP33 W31
UN2624|Magnesium silicide|4.3|II|||A19 A20 IB7 IP2 IP21 T3 TP33 W31 W40
UN2215|Maleic anhydride|8|III|||IB8 IP3 T1 TP33
UN2215|Maleic anhydride, molten|8|III|||T4 TP3
UN2647|Malononitrile|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2210|Maneb or Maneb preparations with not less than 60 percent maneb|4.2|III|4.3||57 A1 A19 IB6 T1 TP33 W100
UN2968|Maneb stabilized or Maneb preparations, stabilized against self-heating|4.3|III|||54 A1 A19 IB8 IP4 T1 TP33 W100
UN2724|Manganese nitrate|5.1|III|||A1 IB8 IP3 T1 TP33
UN1330|Manganese resinate|4.1|III|||A1 IB6 T1 TP33
UN0133|Mannitol hexanitrate, wetted or Nitromannite, wetted with not less than 40 percent water, or mixture of alcohol and water, by mass|1.1D||||121
UN2254|Matches, fusee|4.1|III|||
UN1944|Matches, safety (book, card or strike on box)|4.1|III|||
UN1331|Matches, strike anywhere|4.1|III|||
UN1945|Matches, wax, Vesta|4.1|III|||
UN3549|Medical waste, category A, affecting humans, solid or Medical waste, category A, affecting animals only, solid|6.2||||131 430
UN3248|Medicine, liquid, flammable, toxic, n.o.s|3|II|6.1||IB2
UN3248|Medicine, liquid, flammable, toxic, n.o.s|3|III|6.1||IB3
UN1851|Medicine, liquid, toxic, n.o.s|6.1|II|||
UN1851|Medicine, liquid, toxic, n.o.s|6.1|III|||
UN3249|Medicine, solid, toxic, n.o.s|6.1|II|||T3 TP33
UN3249|Medicine, solid, toxic, n.o.s|6.1|III|||T3 TP33
UN3336|Mercaptans, liquid, flammable, n.o.s. or Mercaptan mixture, liquid, flammable, n.o.s|3|I|||T11 TP2
UN3336|Mercaptans, liquid, flammable, n.o.s. or Mercaptan mixture, liquid, flammable, n.o.s|3|II|||IB2 T7 TP1 TP8 TP28
UN3336|Mercaptans, liquid, flammable, n.o.s. or Mercaptan mixture, liquid, flammable, n.o.s|3|III|||B1 B52 IB3 T4 TP1 TP29
UN1228|Mercaptans, liquid, flammable, toxic, n.o.s. or Mercaptan mixtures, liquid, flammable, toxic, n.o.s.|3|II|6.1||IB2 T11 TP2 TP27
UN1228|Mercaptans, liquid, flammable, toxic, n.o.s. or Mercaptan mixtures, liquid, flammable, toxic, n.o.s.|3|III|6.1||B1 IB3 T7 TP1 TP28
UN3071|Mercaptans, liquid, toxic, flammable, n.o.s. or Mercaptan mixtures, liquid, toxic, flammable, n.o.s., flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN0448|5-Mercaptotetrazol-1-acetic acid|1.4C||||
UN1623|Mercuric arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1624|Mercuric chloride|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1625|Mercuric nitrate|6.1|II|||IB8 IP2 IP4 N73 T3 TP33
UN1626|Mercuric potassium cyanide|6.1|I||+|IB7 IP1 N74 N75 T6 TP33 W31
UN1627|Mercurous nitrate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2809|Mercury|8|III|6.1|A W|365
UN1629|Mercury acetate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1630|Mercury ammonium chloride|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2778|Mercury based pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2778|Mercury based pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3012|Mercury based pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3012|Mercury based pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN3012|Mercury based pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN3011|Mercury based pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3011|Mercury based pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3011|Mercury based pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||IB3 T7 TP2 TP28
UN2777|Mercury based pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2777|Mercury based pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2777|Mercury based pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN1631|Mercury benzoate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1634|Mercury bromides|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2024|Mercury compound, liquid, n.o.s|6.1|I||G|
UN2024|Mercury compound, liquid, n.o.s|6.1|II||G|IB2
UN2024|Mercury compound, liquid, n.o.s|6.1|III||G|IB3
UN2025|Mercury compound, solid, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN2025|Mercury compound, solid, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN2025|Mercury compound, solid, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN3506|Mercury contained in manufactured articles|8||6.1|A W|A191
UN1636|Mercury cyanide|6.1|II|||IB8 IP2 IP4 N74 N75 T3 TP33
UN0135|Mercury fulminate, wetted with not less than 20 percent water, or mixture of alcohol and water, by mass|1.1A||||111 117
UN1637|Mercury gluconate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1638|Mercury iodide|6.1|II|||IB2 IP2 IP4 T3 TP33
UN1639|Mercury nucleate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1640|Mercury oleate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1641|Mercury oxide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1642|Mercury oxycyanide, desensitized|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1643|Mercury potassium iodide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1644|Mercury salicylate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1645|Mercury sulfates|6.1|II||+|IB8 IP2 IP4 T3 TP33
UN1646|Mercury thiocyanate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1229|Mesityl oxide|3|III|||B1 IB3 T2 TP1
UN3281|Metal carbonyls, liquid, n.o.s.|6.1|I||G|5 T14 TP2 TP13 TP27
UN3281|Metal carbonyls, liquid, n.o.s.|6.1|II||G|IB2 T11 TP2 TP27
UN3281|Metal carbonyls, liquid, n.o.s.|6.1|III||G|IB3 T7 TP1 TP28
UN3466|Metal carbonyls, solid, n.o.s.|6.1|I||G|IB7 IP1 T6 TP33
UN3466|Metal carbonyls, solid, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3466|Metal carbonyls, solid, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN2881|Metal catalyst, dry|4.2|I||G|N34 T21 TP7 TP33 W31
UN2881|Metal catalyst, dry|4.2|II||G|IB6 IP2 N34 T3 TP33 W31
UN2881|Metal catalyst, dry|4.2|III||G|B135 IB8 IP21 N34 T1 TP33 W31
UN1378|Metal catalyst, wetted with a visible excess of liquid|4.2|II||G|A2 A8 IB1 N34 T3 TP33 W31 W40
UN3182|Metal hydrides, flammable, n.o.s|4.1|II|||A1 IB4 T3 TP33 W31 W40
UN3182|Metal hydrides, flammable, n.o.s|4.1|III|||A1 IB4 T1 TP33 W31
UN1409|Metal hydrides, water reactive, n.o.s|4.3|I||G|A19 N34 N40 W31
UN1409|Metal hydrides, water reactive, n.o.s|4.3|II||G|A19 IB4 N34 N40 T3 TP33 W31 W40
UN3189|Metal powder, self-heating, n.o.s|4.2|II|||IB6 IP2 T3 TP33 W31
UN3189|Metal powder, self-heating, n.o.s|4.2|III|||B135 IB8 IP4 T1 TP33 W31
UN3089|Metal powders, flammable, n.o.s|4.1|II|||IB8 IP2 IP4 T3 TP33 W100
UN3089|Metal powders, flammable, n.o.s|4.1|III|||IB8 IP2 IP4 T1 TP33 W100
UN3181|Metal salts of organic compounds, flammable, n.o.s|4.1|II||G|A1 IB8 IP2 IP4 T3 TP33 W31
UN3181|Metal salts of organic compounds, flammable, n.o.s|4.1|III||G|A1 IB8 IP3 T1 TP33 W31
UN3181|Metal salts of organic compounds, flammable, n.o.s|4.1|III||G|A1 IB8 IP3 T1 TP33
UN1332|Metaldehyde|4.1|III|||A1 IB8 IP3 T1 TP33
UN3208|Metallic substance, water-reactive, n.o.s|4.3|I||G|A7 IB4 W31
UN3208|Metallic substance, water-reactive, n.o.s|4.3|II||G|A7 IB7 IP2 IP21 T3 TP33 W31 W40
UN3208|Metallic substance, water-reactive, n.o.s|4.3|III||G|A7 IB8 IP21 T1 TP33 W31
UN3209|Metallic substance, water-reactive, self-heating, n.o.s|4.3|I|4.2|G|A7 W31
UN3209|Metallic substance, water-reactive, self-heating, n.o.s|4.3|II|4.2|G|A7 IB5 IP2 T3 TP33 W31 W40
UN3209|Metallic substance, water-reactive, self-heating, n.o.s|4.3|III|4.2|G|A7 IB8 IP4 T1 TP33 W31
UN2396|Methacrylaldehyde, stabilized|3|II|6.1||45 387 IB2 T7 TP1 TP13
UN2531|Methacrylic acid, stabilized|8|II|||41 387 IB2 T7 TP1 TP18 TP30
UN3079|Methacrylonitrile, stabilized|6.1|I|3|+|2 387 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN2614|Methallyl alcohol|3|III|||B1 IB3 T2 TP1
UN1971|Methane, compressed or Natural gas, compressed (with high methane content)|2.1||||
UN1972|Methane, refrigerated liquid (cryogenic liquid) or Natural gas, refrigerated liquid (cryogenic liquid, with high methane content)|2.1||||T75 TP5
UN3246|Methanesulfonyl chloride|6.1|I|8||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1230|Methanol|3|II|6.1|+ I|IB2 T7 TP2
UN1230|Methanol|3|II||D|IB2 T7 TP2
UN2293|4-Methoxy-4-methylpentan-2-one|3|III|||B1 IB3 T2 TP1
UN3092|1-Methoxy-2-propanol|3|III|||B1 IB3 T2 TP1
UN2605|Methoxymethyl isocyanate|6.1|I|3|+|1 B9 B14 B30 T20 TP2 TP13 TP38 TP44
UN1231|Methyl acetate|3|II|||IB2 T4 TP1
UN1060|Methyl acetylene and propadiene mixtures, stabilized|2.1||||387 N88 T50
UN1919|Methyl acrylate, stabilized|3|II|||387 IB2 T4 TP1 TP13
UN2554|Methyl allyl chloride|3|II|||IB2 T4 TP1 TP13
UN1062|Methyl bromide|2.3||||3 B14 N86 T50
UN1647|Methyl bromide and ethylene dibromide mixtures, liquid|6.1|I|||2 B9 B14 B32 N65 T20 TP2 TP13 TP38 TP44
UN2643|Methyl bromoacetate|6.1|II|||IB2 T7 TP2
UN3371|2-Methylbutanal|3|II|||IB2 T4 TP1
UN2459|2-Methyl-1-butene|3|I|||T11 TP2
UN2460|2-Methyl-2-butene|3|II|||IB2 IP8 T7 TP1
UN2561|3-Methyl-1-butene|3|I|||T11 TP2
UN2398|Methyl tert-butyl ether|3|II|||IB2 T7 TP1
UN1237|Methyl butyrate|3|II|||IB2 T4 TP1
UN1063|Methyl chloride or Refrigerant gas R 40|2.1||||N86 T50
UN1912|Methyl chloride and methylene chloride mixtures|2.1||||N86 T50
UN2295|Methyl chloroacetate|6.1|I|3||T14 TP2 TP13
UN1238|Methyl chloroformate|6.1|I|3 8||1 B9 B14 B30 N34 T22 TP2 TP13 TP38 TP44
UN1239|Methyl chloromethyl ether|6.1|I|3||1 B9 B14 B30 T22 TP2 TP13 TP38 TP44
UN2933|Methyl 2-chloropropionate|3|III|||B1 IB3 T2 TP1
UN2299|Methyl dichloroacetate|6.1|III|||IB3 T4 TP1
UN2300|2-Methyl-5-ethylpyridine|6.1|III|||IB3 T4 TP1
UN2454|Methyl fluoride, or Refrigerant gas R 41|2.1||||
UN1243|Methyl formate|3|I|||T11 TP2
UN3023|2-Methyl-2-heptanethiol|6.1|I|3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN2644|Methyl iodide|6.1|I|||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN2053|Methyl isobutyl carbinol|3|III|||B1 IB3 T2 TP1
UN1245|Methyl isobutyl ketone|3|II|||IB2 T4 TP1
UN2480|Methyl isocyanate|6.1|I|3||1 B9 B14 B30 T22 TP2 TP13 TP38 TP44
UN1246|Methyl isopropenyl ketone, stabilized|3|II|||387 IB2 T4 TP1
UN2477|Methyl isothiocyanate|6.1|I|3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN2400|Methyl isovalerate|3|II|||IB2 T4 TP1
UN1928|Methyl magnesium bromide, in ethyl ether|4.3|I|3||
UN1064|Methyl mercaptan|2.3||2.1||3 B7 B9 B14 N89 T50
UN1247|Methyl methacrylate monomer, stabilized|3|II|||387 IB2 T4 TP1
UN2606|Methyl orthosilicate|6.1|I|3||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
NA9206|Methyl phosphonic dichloride|6.1|I|8|D|2 B9 B14 B32 N34 N43 T20 TP4 TP13 TP38 TP45
NA2845|Methyl phosphonous dichloride, pyrophoric liquid|6.1|I|4.2|D|2 B9 B14 B16 B32 T20 TP4 TP12 TP13 TP38 TP45
UN1248|Methyl propionate|3|II|||IB2 T4 TP1
UN2612|Methyl propyl ether|3|II|||IB2 IP8 T7 TP2
UN1249|Methyl propyl ketone|3|II|||IB2 T4 TP1
UN2533|Methyl trichloroacetate|6.1|III|||IB3 T4 TP1
UN1251|Methyl vinyl ketone, stabilized|6.1|I|3 8||1 387 B9 B14 B30 T22 TP2 TP13 TP38 TP44
UN1234|Methylal|3|II|||IB2 IP8 T7 TP2
UN1061|Methylamine, anhydrous|2.1||||N87 T50
UN1235|Methylamine, aqueous solution|3|II|8||B1 IB2 T7 TP1
UN1233|Methylamyl acetate|3|III|||B1 IB3 T2 TP1
UN2294|N-Methylaniline|6.1|III|||IB3 T4 TP2
UN2937|alpha-Methylbenzyl alcohol, liquid|6.1|III|||IB3 T4 TP1
UN3438|alpha-Methylbenzyl alcohol, solid|6.1|III|||IB8 IP3 T1 TP33
UN2397|3-Methylbutan-2-one|3|II|||IB2 T4 TP1
UN2945|N-Methylbutylamine|3|II|8||IB2 T7 TP1
UN2534|Methylchlorosilane|2.3||2.1 8||2 B9 B14 N34
UN2296|Methylcyclohexane|3|II|||B1 IB2 T4 TP2
UN2617|Methylcyclohexanols, flammable|3|III|||B1 IB3 T2 TP1
UN2297|Methylcyclohexanone|3|III|||B1 IB3 T2 TP1
UN2298|Methylcyclopentane|3|II|||IB2 T4 TP1
NA1556|Methyldichloroarsine|6.1|I||D|2 T20 TP4 TP13 TP38 TP45
UN1242|Methyldichlorosilane|4.3|I|8 3||A2 A7 B6 B77 N34 T14 TP2 TP7 TP13 W31
UN2301|2-Methylfuran|3|II|||IB2 T4 TP1
UN2302|5-Methylhexan-2-one|3|III|||B1 IB3 T2 TP1
UN1244|Methylhydrazine|6.1|I|3 8||1 B7 B9 B14 B30 B77 N34 T22 TP2 TP13 TP38 TP44
UN2535|4-Methylmorpholine or n-methylmorpholine|3|II|8||B6 IB2 T7 TP1
UN2461|Methylpentadienes|3|II|||IB2 T4 TP1
UN2560|2-Methylpentan-2-ol|3|III|||B1 IB3 T2 TP1
UN2437|Methylphenyldichlorosilane|8|II|||T10 TP2 TP7 TP13
UN2399|1-Methylpiperidine|3|II|8||IB2 T7 TP1
UN2536|Methyltetrahydrofuran|3|II|||IB2 T4 TP1
UN1250|Methyltrichlorosilane|3|II|8||A7 B6 B77 N34 T10 TP2 TP7 TP13
UN2367|alpha-Methylvaleraldehyde|3|II|||B1 IB2 T4 TP1
UN0136|Mines with bursting charge|1.1F||||
UN0137|Mines with bursting charge|1.1D||||
UN0138|Mines with bursting charge|1.2D||||
UN0294|Mines with bursting charge|1.2F||||
NA0276|Model rocket motor|1.4C|||D|51
NA0323|Model rocket motor|1.4S|||D|51
UN2508|Molybdenum pentachloride|8|III|||IB8 IP3 T1 TP33
UN2054|Morpholine|8|I|3||T10 TP2
UN3483|Motor fuel anti-knock mixture, flammable|6.1|I|3|+|14 T14 TP2 TP13
UN1649|Motor fuel anti-knock mixtures|6.1|I||+|14 B9 B90 T14 TP2 TP13
UN1334|Naphthalene, crude or Naphthalene, refined|4.1|III|||A1 B120 IB8 IP3 T1 TP33
UN1650|beta-Naphthylamine, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3411|beta-Naphthylamine solution|6.1|II|||IB2 T7 TP2
UN3411|beta-Naphthylamine solution|6.1|III|||IB2 T7 TP2
UN2077|alpha-Naphthylamine|6.1|III|||IB8 IP3 T1 TP33
UN2304|Naphthalene, molten|4.1|III|||IB1 T1 TP3
UN1651|Naphthylthiourea|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1652|Naphthylurea|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1065|Neon, compressed|2.2||||
UN1913|Neon, refrigerated liquid (cryogenic liquid)|2.2||||T75 TP5
UN1259|Nickel carbonyl|6.1|I|3||1
UN1653|Nickel cyanide|6.1|II|||IB8 IP2 IP4 N74 N75 T3 TP33
UN2725|Nickel nitrate|5.1|III|||A1 IB8 IP3 T1 TP33
UN2726|Nickel nitrite|5.1|III|||A1 IB8 IP3 T1 TP33
UN1654|Nicotine|6.1|II|||IB2
UN3144|Nicotine compounds, liquid, n.o.s. or Nicotine preparations, liquid, n.o.s|6.1|I||G|A4
UN3144|Nicotine compounds, liquid, n.o.s. or Nicotine preparations, liquid, n.o.s|6.1|II||G|IB2 T11 TP2 TP27
UN3144|Nicotine compounds, liquid, n.o.s. or Nicotine preparations, liquid, n.o.s|6.1|III||G|IB3 T7 TP1 TP28
UN1655|Nicotine compounds, solid, n.o.s. or Nicotine preparations, solid, n.o.s.|6.1|I||G|IB7 IP1 T6 TP33
UN1655|Nicotine compounds, solid, n.o.s. or Nicotine preparations, solid, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN1655|Nicotine compounds, solid, n.o.s. or Nicotine preparations, solid, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN1656|Nicotine hydrochloride liquid or solution|6.1|II|||IB2
UN1656|Nicotine hydrochloride liquid or solution|6.1|III|||IB3
UN3444|Nicotine hydrochloride, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1657|Nicotine salicylate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1658|Nicotine sulfate solution|6.1|II|||IB2 T7 TP2
UN1658|Nicotine sulfate solution|6.1|III|||IB3 T7 TP2
UN3445|Nicotine sulphate, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1659|Nicotine tartrate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3218|Nitrates, inorganic, aqueous solution, n.o.s.|5.1|II|||58 IB2 T4 TP1
UN3218|Nitrates, inorganic, aqueous solution, n.o.s.|5.1|III|||58 IB2 T4 TP1
UN1477|Nitrates, inorganic, n.o.s.|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1477|Nitrates, inorganic, n.o.s.|5.1|III|||IB8 IP3 T1 TP33
UN1826|Nitrating acid mixtures, spent with more than 50 percent nitric acid|8|I|5.1||A7 T10 TP2 TP13
UN1826|Nitrating acid mixtures spent with not more than 50 percent nitric acid|8|II|||A7 B2 IB2 T8 TP2
UN1796|Nitrating acid mixtures with more than 50 percent nitric acid|8|I|5.1||A7 T10 TP2 TP13
UN1796|Nitrating acid mixtures with not more than 50 percent nitric acid|8|II|||A7 B2 IB2 T8 TP2 TP13
UN2031|Nitric acid other than red fuming, with at least 65 percent, but not more than 70 percent nitric acid|8|II|5.1||B2 B47 B53 IB2 IP15 T8 TP2
UN2031|Nitric acid other than red fuming, with more than 20 percent and less than 65 percent nitric acid|8|II|||A212 B2 B47 B53 IB2 IP15 T8 TP2
UN2031|Nitric acid other than red fuming with not more than 20 percent nitric acid|8|II|||B2 B47 B53 IB2 T8 TP2
UN2032|Nitric acid, red fuming|8|I|5.1 6.1|+|2 B9 B32 T20 TP2 TP13 TP38 TP45
UN2031|Nitric acid other than red fuming, with more than 70 percent nitric acid|8|I|5.1||B47 B53 T10 TP2 TP12 TP13
UN1660|Nitric oxide, compressed|2.3||5.1 8||1 B77
UN1975|Nitric oxide and dinitrogen tetroxide mixtures or Nitric oxide and nitrogen dioxide mixtures|2.3||5.1 8||1 B77
UN3273|Nitriles, flammable, toxic, n.o.s.|3|I|6.1|G|T14 TP2 TP13 TP27
UN3273|Nitriles, flammable, toxic, n.o.s.|3|II|6.1|G|IB2 T11 TP2 TP13 TP27
UN3276|Nitriles, liquid, toxic, n.o.s.|6.1|I||G|5 T14 TP2 TP13 TP27
UN3276|Nitriles, liquid, toxic, n.o.s.|6.1|II||G|IB2 T11 TP2 TP27
UN3276|Nitriles, liquid, toxic, n.o.s.|6.1|III||G|IB3 T7 TP1 TP28
UN3439|Nitriles, solid, toxic, n.o.s.|6.1|I||G|IB7 IP1 T6 TP33
UN3439|Nitriles, solid, toxic, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3439|Nitriles, solid, toxic, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN3275|Nitriles, toxic, flammable, n.o.s.|6.1|I|3|G|5 T14 TP2 TP13 TP27
UN3275|Nitriles, toxic, flammable, n.o.s.|6.1|II|3|G|IB2 T11 TP2 TP13 TP27
UN3219|Nitrites, inorganic, aqueous solution, n.o.s|5.1|II||G|148 IB1 T4 TP1
UN3219|Nitrites, inorganic, aqueous solution, n.o.s|5.1|III||G|IB2 T4 TP1
UN2627|Nitrites, inorganic, n.o.s.|5.1|II||G|33 IB8 IP2 IP4 T3 TP33
UN2307|3-Nitro-4-chlorobenzotrifluoride|6.1|II|||IB2 T7 TP2
UN0147|Nitro urea|1.1D||||
UN1661|Nitroanilines ( o-; m-; p-; )|6.1|II||+|IB8 IP2 IP4 T3 TP33
UN2730|Nitroanisole, liquid|6.1|III|||IB3 T4 TP1
UN3458|Nitroanisoles, solid|6.1|III|||IB8 IP3 T1 TP33
UN1662|Nitrobenzene|6.1|II||+|IB2 T7 TP2
UN2305|Nitrobenzenesulfonic acid|8|II|||B2 B4 IB8 IP2 IP4 T3 TP33
UN0385|5-Nitrobenzotriazol|1.1D||||
UN2306|Nitrobenzotrifluorides, liquid|6.1|II|||IB2 T7 TP2
UN3431|Nitrobenzotrifluorides, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2732|Nitrobromobenzenes, liquid|6.1|III|||IB3 T4 TP1
UN3459|Nitrobromobenzenes, solid|6.1|III|||IB8 IP3 T1 TP33
UN0340|Nitrocellulose, dry or wetted with less than 25 percent water (or alcohol), by mass|1.1D||||196
UN2557|Nitrocellulose, with not more than 12.6 percent nitrogen, by dry mass mixture with or without plasticizer, with or without pigment|4.1|II|||44 W31
UN3270|Nitrocellulose membrane filters, with not more than 12.6% nitrogen, by dry mass|4.1|II|||43 A1
UN0343|Nitrocellulose, plasticized with not less than 18 percent plasticizing substance, by mass|1.3C||||196
UN2059|Nitrocellulose, solution, flammable with not more than 12.6 percent nitrogen, by mass, and not more than 55 percent nitrocellulose|3|I|||198 T11 TP1 TP8 TP27
UN2059|Nitrocellulose, solution, flammable with not more than 12.6 percent nitrogen, by mass, and not more than 55 percent nitrocellulose|3|II|||198 IB2 T4 TP1 TP8
UN2059|Nitrocellulose, solution, flammable with not more than 12.6 percent nitrogen, by mass, and not more than 55 percent nitrocellulose|3|III|||198 B1 IB3 T2 TP1
UN0341|Nitrocellulose, unmodified or plasticized with less than 18 percent plasticizing substance, by mass|1.1D||||196
UN0342|Nitrocellulose, wetted with not less than 25 percent alcohol, by mass|1.3C||||196
UN2556|Nitrocellulose with alcohol with not less than 25 percent alcohol by mass, and with not more than 12.6 percent nitrogen, by dry mass|4.1|II|||W31
UN2555|Nitrocellulose with water with not less than 25 percent water, by mass|4.1|II|||W31
UN3434|Nitrocresols, liquid|6.1|III|||IB3 T4 TP1
UN2446|Nitrocresols, solid|6.1|III|||IB8 IP3 T1 TP33
UN2842|Nitroethane|3|III|||B1 IB3 T2 TP1
UN1066|Nitrogen, compressed|2.2||||
UN1977|Nitrogen, refrigerated liquid cryogenic liquid|2.2||||345 346 T75 TP5
UN2451|Nitrogen trifluoride|2.2||5.1||
UN2421|Nitrogen trioxide|2.3||5.1 8||1
UN0143|Nitroglycerin, desensitized with not less than 40 percent non-volatile water insoluble phlegmatizer, by mass|1.1D||6.1||125
UN3343|Nitroglycerin mixture, desensitized, liquid, flammable, n.o.s. with not more than 30 percent nitroglycerin, by mass|3||||129
UN3357|Nitroglycerin mixture, desensitized, liquid, n.o.s. with not more than 30% nitroglycerin, by mass|3|II|||142
UN3319|Nitroglycerin mixture, desensitized, solid, n.o.s. with more than 2 percent but not more than 10 percent nitroglycerin, by mass|4.1|II|||118
UN3064|Nitroglycerin, solution in alcohol, with more than 1 percent but not more than 5 percent nitroglycerin|3|II|||N8
UN0144|Nitroglycerin, solution in alcohol, with more than 1 percent but not more than 10 percent nitroglycerin|1.1D||||
UN1204|Nitroglycerin solution in alcohol with not more than 1 percent nitroglycerin|3|II|||IB2 N34
UN0282|Nitroguanidine or Picrite, dry or wetted with less than 20 percent water, by mass|1.1D||||
UN1336|Nitroguanidine, wetted or Picrite, wetted with not less than 20 percent water, by mass|4.1|I|||23 A8 A19 A20 N41 W31
UN1798|Nitrohydrochloric acid|8|I|||B10 N41 T10 TP2 TP13
UN1261|Nitromethane|3|II|||
UN2538|Nitronaphthalene|4.1|III|||A1 IB8 IP3 T1 TP33
UN1663|Nitrophenols ( o-; m-; p-; )|6.1|III||+|IB8 IP3 T1 TP33
UN3376|4-Nitrophenylhydrazine, with not less than 30 percent water, by mass|4.1|I|||162 A8 A19 A20 N41 W31
UN2608|Nitropropanes|3|III|||B1 IB3 T2 TP1
UN1369|p-Nitrosodimethylaniline|4.2|II|||A19 A20 IB6 IP2 N34 T3 TP33
UN0146|Nitrostarch, dry or wetted with less than 20 percent water, by mass|1.1D||||
UN1337|Nitrostarch, wetted with not less than 20 percent water, by mass|4.1|I|||23 A8 A19 A20 N41 W31
UN1069|Nitrosyl chloride|2.3||8||3 B14
UN2308|Nitrosylsulfuric acid, liquid|8|II|||A3 A7 B2 IB2 N34 T8 TP2
UN3456|Nitrosylsulphuric acid, solid|8|II|||IB8 IP2 IP4 T3 TP33
UN1664|Nitrotoluenes, liquid|6.1|II|||IB2 T7 TP2
UN3446|Nitrotoluenes, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2660|Nitrotoluidines (mono)|6.1|III|||IB8 IP3 T1 TP33
UN0490|Nitrotriazolone or NTO|1.1D||||
UN1070|Nitrous oxide|2.2||5.1||A14
UN2201|Nitrous oxide, refrigerated liquid|2.2||5.1||B6 T75 TP5 TP22
UN1665|Nitroxylenes, liquid|6.1|II|||IB2 T7 TP2
UN3447|Nitroxylenes, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1920|Nonanes|3|III|||B1 IB3 T2 TP2
UN1799|Nonyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN1800|Octadecyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN2309|Octadiene|3|II|||B1 IB2 T4 TP1
UN2422|Octafluorobut-2-ene or Refrigerant gas R 1318|2.2||||
UN1976|Octafluorocyclobutane, or Refrigerant gas RC 318|2.2||||T50
UN2424|Octafluoropropane or Refrigerant gas R 218|2.2||||T50
UN1262|Octanes|3|II|||IB2 T4 TP2
UN0266|Octolite or Octol, dry or wetted with less than 15 percent water, by mass|1.1D||||
UN0496|Octonal|1.1D||||
UN1191|Octyl aldehydes|3|III|||B1 IB3 T2 TP1
UN1801|Octyltrichlorosilane|8|II|||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN1071|Oil gas, compressed|2.3||2.1||6
UN3101|Organic peroxide type B, liquid|5.2||1|G|53
UN3111|Organic peroxide type B, liquid, temperature controlled|5.2||1|G|53
UN3102|Organic peroxide type B, solid|5.2||1|G|53
UN3112|Organic peroxide type B, solid, temperature controlled|5.2||1|G|53
UN3103|Organic peroxide type C, liquid|5.2|||G|
UN3113|Organic peroxide type C, liquid, temperature controlled|5.2|||G|
UN3104|Organic peroxide type C, solid|5.2|||G|
UN3114|Organic peroxide type C, solid, temperature controlled|5.2|||G|
UN3105|Organic peroxide type D, liquid|5.2|||G|
UN3115|Organic peroxide type D, liquid, temperature controlled|5.2|||G|
UN3106|Organic peroxide type D, solid|5.2|||G|
UN3116|Organic peroxide type D, solid, temperature controlled|5.2|||G|
UN3107|Organic peroxide type E, liquid|5.2|||G|A61
UN3117|Organic peroxide type E, liquid, temperature controlled|5.2|||G|
UN3108|Organic peroxide type E, solid|5.2|||G|
UN3118|Organic peroxide type E, solid, temperature controlled|5.2|||G|
UN3109|Organic peroxide type F, liquid|5.2|||G|A61 IP5
UN3119|Organic peroxide type F, liquid, temperature controlled|5.2|||G|IP5
UN3110|Organic peroxide type F, solid|5.2|||G|TP33
UN3120|Organic peroxide type F, solid, temperature controlled|5.2|||G|TP33
NA1955|Organic phosphate, mixed with compressed gas or Organic phosphate compound, mixed with compressed gas or Organic phosphorus compound, mixed with compressed gas|2.3|||D|3
UN3313|Organic pigments, self-heating|4.2|II|||IB8 IP2 IP4 T3 TP33
UN3313|Organic pigments, self-heating|4.2|III|||IB8 IP3 T1 TP33
UN3280|Organoarsenic compound, liquid, n.o.s.|6.1|I||G|5 T14 TP2 TP13 TP27
UN3280|Organoarsenic compound, liquid, n.o.s.|6.1|II||G|IB2 T11 TP2 TP27
UN3280|Organoarsenic compound, liquid, n.o.s.|6.1|III||G|IB3 T7 TP1 TP28
UN3465|Organoarsenic compound, solid, n.o.s.|6.1|I||G|IB7 IP1 T6 TP33
UN3465|Organoarsenic compound, solid, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3465|Organoarsenic compound, solid, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN2762|Organochlorine pesticides liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2762|Organochlorine pesticides liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN2996|Organochlorine pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN2996|Organochlorine pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN2996|Organochlorine pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN2995|Organochlorine pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN2995|Organochlorine pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN2995|Organochlorine pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2761|Organochlorine pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2761|Organochlorine pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2761|Organochlorine pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN3282|Organometallic compound, liquid, toxic, n.o.s|6.1|I||G|T14 TP2 TP13 TP27
UN3282|Organometallic compound, liquid, toxic, n.o.s|6.1|II||G|IB2 T11 TP2 TP27
UN3282|Organometallic compound, liquid, toxic, n.o.s|6.1|III||G|IB3 T7 TP1 TP28
UN3467|Organometallic compound, solid, toxic, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN3467|Organometallic compound, solid, toxic, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3467|Organometallic compound, solid, toxic, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN3392|Organometallic substance, liquid, pyrophoric|4.2|I||G|B11 T21 TP2 TP7 TP36
UN3394|Organometallic substance, liquid, pyrophoric, water-reactive|4.2|I|4.3|G|B11 T21 TP2 TP7 TP36 TP47
UN3398|Organometallic substance, liquid, water-reactive|4.3|I||G|T13 TP2 TP7 TP36 TP47 W31
UN3398|Organometallic substance, liquid, water-reactive|4.3|II||G|IB1 IP2 T7 TP2 TP7 TP36 TP47 W31
UN3398|Organometallic substance, liquid, water-reactive|4.3|III||G|IB2 IP4 T7 TP2 TP7 TP36 TP47 W31
UN3399|Organometallic substance, liquid, water-reactive, flammable|4.3|I|3|G|T13 TP2 TP7 TP36 TP47 W31
UN3399|Organometallic substance, liquid, water-reactive, flammable|4.3|II|3|G|IB1 IP2 T7 TP2 TP7 TP36 TP47 W31
UN3399|Organometallic substance, liquid, water-reactive, flammable|4.3|III|3|G|IB2 IP4 T7 TP2 TP7 TP36 TP47 W31
UN3391|Organometallic substance, solid, pyrophoric|4.2|I||G|T21 TP7 TP33 TP36
UN3393|Organometallic substance, solid, pyrophoric, water-reactive|4.2|I|4.3|G|B11 T21 TP7 TP33 TP36 TP47
UN3400|Organometallic substance, solid, self-heating|4.2|II||G|IB6 T3 TP33 TP36
UN3400|Organometallic substance, solid, self-heating|4.2|III||G|IB8 T1 TP33 TP36
UN3395|Organometallic substance, solid, water-reactive|4.3|I||G|N40 T9 TP7 TP33 TP36 TP47 W31
UN3395|Organometallic substance, solid, water-reactive|4.3|II||G|IB4 T3 TP33 TP36 TP47 W31
UN3395|Organometallic substance, solid, water-reactive|4.3|III||G|IB6 T1 TP33 TP36 TP47 W31
UN3396|Organometallic substance, solid, water-reactive, flammable|4.3|I|4.1|G|N40 T9 TP7 TP33 TP36 TP47 W31
UN3396|Organometallic substance, solid, water-reactive, flammable|4.3|II|4.1|G|IB4 T3 TP33 TP36 TP47 W31
UN3396|Organometallic substance, solid, water-reactive, flammable|4.3|III|4.1|G|IB6 T1 TP33 TP36 TP47 W31
UN3397|Organometallic substance, solid, water-reactive, self-heating|4.3|I|4.2|G|N40 T9 TP7 TP33 TP36 TP47 W31
UN3397|Organometallic substance, solid, water-reactive, self-heating|4.3|II|4.2|G|IB4 T3 TP33 TP36 TP47 W31
UN3397|Organometallic substance, solid, water-reactive, self-heating|4.3|III|4.2|G|IB6 T1 TP33 TP36 TP47 W31
UN3279|Organophosphorus compound, toxic, flammable, n.o.s.|6.1|I|3||5 T14 TP2 TP13 TP27
UN3279|Organophosphorus compound, toxic, flammable, n.o.s.|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3278|Organophosphorus compound, liquid, toxic, n.o.s|6.1|I||G|5 T14 TP2 TP13 TP27
UN3278|Organophosphorus compound, liquid, toxic, n.o.s|6.1|II||G|IB2 T11 TP2 TP27
UN3278|Organophosphorus compound, liquid, toxic, n.o.s|6.1|III||G|IB3 T7 TP1 TP28
UN3464|Organophosphorus compound, solid, toxic, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN3464|Organophosphorus compound, solid, toxic, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3464|Organophosphorus compound, solid, toxic, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN2784|Organophosphorus pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2784|Organophosphorus pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3018|Organophosphorus pesticides, liquid, toxic|6.1|I|||N76 T14 TP2 TP13 TP27
UN3018|Organophosphorus pesticides, liquid, toxic|6.1|II|||IB2 N76 T11 TP2 TP13 TP27
UN3018|Organophosphorus pesticides, liquid, toxic|6.1|III|||IB3 N76 T7 TP2 TP28
UN3017|Organophosphorus pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||N76 T14 TP2 TP13 TP27
UN3017|Organophosphorus pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 N76 T11 TP2 TP13 TP27
UN3017|Organophosphorus pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 N76 T7 TP2 TP28
UN2783|Organophosphorus pesticides, solid, toxic|6.1|I|||IB7 IP1 N77 T6 TP33
UN2783|Organophosphorus pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 N77 T3 TP33
UN2783|Organophosphorus pesticides, solid, toxic|6.1|III|||IB8 IP3 N77 T1 TP33
UN2788|Organotin compounds, liquid, n.o.s|6.1|I|||N33 N34 T14 TP2 TP13 TP27
UN2788|Organotin compounds, liquid, n.o.s|6.1|II|||A3 IB2 N33 N34 T11 TP2 TP13 TP27
UN2788|Organotin compounds, liquid, n.o.s|6.1|III|||IB3 T7 TP2 TP28
UN3146|Organotin compounds, solid, n.o.s.|6.1|I|||A5 IB7 IP1 T6 TP33
UN3146|Organotin compounds, solid, n.o.s.|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3146|Organotin compounds, solid, n.o.s.|6.1|III|||IB8 IP3 T1 TP33
UN2787|Organotin pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2787|Organotin pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3020|Organotin pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3020|Organotin pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN3020|Organotin pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN3019|Organotin pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3019|Organotin pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3019|Organotin pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2786|Organotin pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2786|Organotin pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2786|Organotin pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2471|Osmium tetroxide|6.1|I|||A8 IB7 IP1 N33 N34 T6 TP33 W31
NA3082|Other regulated substances, liquid, n.o.s|9|III||D G|A189 IB3 T2 TP1
NA3077|Other regulated substances, solid, n.o.s|9|III||D G|384 B54 IB8 IP2 T1 TP33
UN3098|Oxidizing liquid, corrosive, n.o.s.|5.1|I|8|G|62
UN3098|Oxidizing liquid, corrosive, n.o.s.|5.1|II|8|G|62 IB1
UN3098|Oxidizing liquid, corrosive, n.o.s.|5.1|III|8|G|62 IB2
UN3139|Oxidizing liquid, n.o.s|5.1|I||G|62 127 A2
UN3139|Oxidizing liquid, n.o.s|5.1|II||G|62 127 148 A2 IB2 TP48
UN3139|Oxidizing liquid, n.o.s|5.1|III||G|62 127 148 A2 IB2
UN3099|Oxidizing liquid, toxic, n.o.s|5.1|I|6.1|G|62
UN3099|Oxidizing liquid, toxic, n.o.s|5.1|II|6.1|G|62 IB1
UN3099|Oxidizing liquid, toxic, n.o.s|5.1|III|6.1|G|62 IB2
UN3085|Oxidizing solid, corrosive, n.o.s|5.1|I|8|G|62
UN3085|Oxidizing solid, corrosive, n.o.s|5.1|II|8|G|62 IB6 IP2 T3 TP33
UN3085|Oxidizing solid, corrosive, n.o.s|5.1|III|8|G|62 IB8 IP3 T1 TP33
UN3137|Oxidizing solid, flammable, n.o.s|5.1|I|4.1|G|62
UN1479|Oxidizing solid, n.o.s.|5.1|I||G|62 IB5 IP1
UN1479|Oxidizing solid, n.o.s.|5.1|II||G|62 IB8 IP2 IP4 T3 TP33
UN1479|Oxidizing solid, n.o.s.|5.1|III||G|62 148 IB8 IP3 T1 TP33
UN3100|Oxidizing solid, self-heating, n.o.s.|5.1|I|4.2|G|62
UN3100|Oxidizing solid, self-heating, n.o.s.|5.1|II|4.2|G|62
UN3087|Oxidizing solid, toxic, n.o.s.|5.1|I|6.1|G|62
UN3087|Oxidizing solid, toxic, n.o.s.|5.1|II|6.1|G|62 IB6 IP2 T3 TP33
UN3087|Oxidizing solid, toxic, n.o.s.|5.1|III|6.1|G|62 IB8 IP3 T1 TP33
UN3121|Oxidizing solid, water reactive, n.o.s|5.1|I|4.3|G|62
UN3121|Oxidizing solid, water reactive, n.o.s|5.1|II|4.3|G|62
UN1072|Oxygen, compressed|2.2||5.1||110 A14
UN2190|Oxygen difluoride, compressed|2.3||5.1 8||1 N86
UN3356|Oxygen generator, chemical (including when contained in associated equipment, e.g., passenger service units (PSUs), portable breathing equipment (PBE), etc)|5.1||||
NA3356|Oxygen generator, chemical, spent|9|III||+|61
UN1073|Oxygen, refrigerated liquid (cryogenic liquid)|2.2||5.1||T75 TP5 TP22
UN1263|Paint (including paint, lacquer, enamel, stain, shellac solutions, varnish, polish, liquid filler and liquid lacquer base)|3|I|||367 T11 TP1 TP8 TP27
UN1263|Paint (including paint, lacquer, enamel, stain, shellac solutions, varnish, polish, liquid filler and liquid lacquer base)|3|II|||149 367 383 B52 B131 IB2 T4 TP1 TP8 TP28
UN1263|Paint (including paint, lacquer, enamel, stain, shellac solutions, varnish, polish, liquid filler and liquid lacquer base)|3|III|||367 B1 B52 B131 IB3 T2 TP1 TP29
UN3066|Paint or Paint related material|8|II|||367 B2 IB2 T7 TP2 TP28
UN3066|Paint or Paint related material|8|III|||367 B52 IB3 T4 TP1 TP29
UN3470|Paint, corrosive, flammable (including paint, lacquer, enamel, stain, shellac, varnish, polish, liquid filler, and liquid lacquer base)|8|II|3||367 IB2 T7 TP2 TP8 TP28
UN3469|Paint, flammable, corrosive, (including paint, lacquer, enamel, stain, shellac, varnish, polish, liquid filler and liquid lacquer base)|3|I|8||367 T11 TP2 TP27
UN3469|Paint, flammable, corrosive, (including paint, lacquer, enamel, stain, shellac, varnish, polish, liquid filler and liquid lacquer base)|3|II|8||367 IB2 T7 TP2 TP8 TP28
UN3469|Paint, flammable, corrosive, (including paint, lacquer, enamel, stain, shellac, varnish, polish, liquid filler and liquid lacquer base)|3|III|8||367 IB3 T4 TP1 TP29
UN1263|Paint related material including paint thinning, drying, removing, or reducing compound|3|I|||367 T11 TP1 TP8 TP27
UN1263|Paint related material including paint thinning, drying, removing, or reducing compound|3|II|||149 367 B52 B131 IB2 T4 TP1 TP8 TP28
UN1263|Paint related material including paint thinning, drying, removing, or reducing compound|3|III|||367 B1 B52 B131 IB3 T2 TP1 TP29
UN3470|Paint related material corrosive, flammable (including paint thinning or reducing compound)|8|II|3||367 IB2 T7 TP2 TP8 TP28
UN3469|Paint related material, flammable, corrosive (including paint thinning or reducing compound)|3|I|8||367 T11 TP2 TP27
UN3469|Paint related material, flammable, corrosive (including paint thinning or reducing compound)|3|II|8||367 IB2 T7 TP2 TP8 TP28
UN3469|Paint related material, flammable, corrosive (including paint thinning or reducing compound)|3|III|8||367 IB3 T4 TP1 TP29
UN1379|Paper, unsaturated oil treated incompletely dried (including carbon paper)|4.2|III|||IB8 IP3 W31
UN2213|Paraformaldehyde|4.1|III|||A1 B120 IB8 IP3 T1 TP33
UN1264|Paraldehyde|3|III|||B1 IB3 T2 TP1
NA1967|Parathion and compressed gas mixture|2.3|||D|3
UN1380|Pentaborane|4.2|I|6.1|+|1
UN1669|Pentachloroethane|6.1|II|||IB2 T7 TP2
UN3155|Pentachlorophenol|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3344|Pentaerythrite tetranitrate mixture, desensitized, solid, n.o.s. or Pentaerythritol tetranitrate mixture, desensitized, solid, n.o.s. or PETN mixture, desensitized, solid, n.o.s., with more than 10 percent but not more than 20 percent PETN, by mass|4.1|II|||118 N85
UN0411|Pentaerythrite tetranitrate or Pentaerythritol tetranitrate or PETN, with not less than 7 percent wax by mass|1.1D||||120
UN0150|Pentaerythrite tetranitrate, wetted or Pentaerythritol tetranitrate, wetted, or PETN, wetted with not less than 25 percent water, by mass, or Pentaerythrite tetranitrate, or Pentaerythritol tetranitrate or PETN, desensitized with not less than 15 percent phlegmatizer by mass|1.1D||||121
UN3220|Pentafluoroethane or Refrigerant gas R 125|2.2||||T50
UN2286|Pentamethylheptane|3|III|||B1 IB3 T2 TP1
UN2310|Pentane-2,4-dione|3|III|6.1||B1 IB3 T4 TP1
UN1265|Pentanes|3|I|||T11 TP2
UN1265|Pentanes|3|II|||IB2 IP8 T4 TP1
UN1105|Pentanols|3|II|||IB2 T4 TP1 TP29
UN1105|Pentanols|3|III|||B1 B3 IB3 T2 TP1
UN1108|1-Pentene (n-amylene)|3|I|||T11 TP2
UN2705|1-Pentol|8|II|||B2 IB2 T7 TP2
UN0151|Pentolite, dry or wetted with less than 15 percent water, by mass|1.1D||||
UN3211|Perchlorates, inorganic, aqueous solution, n.o.s.|5.1|II|||IB2 T4 TP1
UN3211|Perchlorates, inorganic, aqueous solution, n.o.s.|5.1|III|||IB2 T4 TP1
UN1481|Perchlorates, inorganic, n.o.s.|5.1|II|||IB6 IP2 T3 TP33
UN1481|Perchlorates, inorganic, n.o.s.|5.1|III|||IB8 IP3 T1 TP33
UN1873|Perchloric acid with more than 50 percent but not more than 72 percent acid, by mass|5.1|I|8||A2 N41 T10 TP1
UN1802|Perchloric acid with not more than 50 percent acid by mass|8|II|5.1||IB2 N41 T7 TP2
UN1670|Perchloromethyl mercaptan|6.1|I|||2 B9 B14 B32 N34 T20 TP2 TP13 TP38 TP45
UN3083|Perchloryl fluoride|2.3||5.1||2 B9 B14
UN3154|Perfluoro(ethyl vinyl ether)|2.1||||
UN3153|Perfluoro(methyl vinyl ether)|2.1||||T50
UN1266|Perfumery products with flammable solvents|3|II|||149 IB2 T4 TP1 TP8
UN1266|Perfumery products with flammable solvents|3|III|||B1 IB3 T2 TP1
UN3214|Permanganates, inorganic, aqueous solution, n.o.s|5.1|II||G|26 353 IB2 T4 TP1
UN1482|Permanganates, inorganic, n.o.s|5.1|II||G|26 353 A30 IB6 IP2 T3 TP33
UN1482|Permanganates, inorganic, n.o.s|5.1|III||G|26 353 A30 IB8 IP3 T1 TP33
UN1483|Peroxides, inorganic, n.o.s|5.1|II|||A7 A20 IB6 IP2 N34 T3 TP33 W100
UN1483|Peroxides, inorganic, n.o.s|5.1|III|||A7 A20 B134 IB8 IP21 N34 T1 TP33 W100
UN3216|Persulfates, inorganic, aqueous solution, n.o.s|5.1|III|||IB2 T4 TP1 TP29
UN3215|Persulfates, inorganic, n.o.s.|5.1|III|||IB8 IP3 T1 TP33
UN3021|Pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1|G|B5 T14 TP2 TP13 TP27
UN3021|Pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1|G|IB2 T11 TP2 TP13 TP27
UN2903|Pesticides, liquid, toxic, flammable, n.o.s. flash point not less than 23 degrees C|6.1|I|3|G|T14 TP2 TP13 TP27
UN2903|Pesticides, liquid, toxic, flammable, n.o.s. flash point not less than 23 degrees C|6.1|II|3|G|IB2 T11 TP2 TP13 TP27
UN2903|Pesticides, liquid, toxic, flammable, n.o.s. flash point not less than 23 degrees C|6.1|III|3|G|B1 IB3 T7 TP2
UN2902|Pesticides, liquid, toxic, n.o.s.|6.1|I||G|T14 TP2 TP13 TP27
UN2902|Pesticides, liquid, toxic, n.o.s.|6.1|II||G|IB2 T11 TP2 TP13 TP27
UN2902|Pesticides, liquid, toxic, n.o.s.|6.1|III||G|IB3 T7 TP2 TP28
UN2588|Pesticides, solid, toxic, n.o.s.|6.1|I||G|IB7 T6 TP33
UN2588|Pesticides, solid, toxic, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN2588|Pesticides, solid, toxic, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN1267|Petroleum crude oil|3|I|||144 357 T11 TP1 TP8
UN1267|Petroleum crude oil|3|II|||144 357 IB2 T4 TP1 TP8
UN1267|Petroleum crude oil|3|III|||144 357 B1 IB3 T2 TP1
UN1268|Petroleum distillates, n.o.s. or Petroleum products, n.o.s.|3|I|||144 T11 TP1 TP8
UN1268|Petroleum distillates, n.o.s. or Petroleum products, n.o.s.|3|II|||144 IB2 T7 TP1 TP8 TP28
UN1268|Petroleum distillates, n.o.s. or Petroleum products, n.o.s.|3|III|||144 B1 IB3 T4 TP1 TP29
UN1075|Petroleum gases, liquefied or Liquefied petroleum gas|2.1||||T50 N95
NA1270|Petroleum oil|3|I||D|144 T11 TP1
NA1270|Petroleum oil|3|II||D|144 IB2 T7 TP1 TP8 TP28
NA1270|Petroleum oil|3|III||D|144 B1 IB3 T4 TP1 TP29
UN3494|Petroleum sour crude oil, flammable, toxic|3|I|6.1|I|343 T14 TP2 TP13
UN3494|Petroleum sour crude oil, flammable, toxic|3|II|6.1|I|343 IB2 T7 TP2
UN3494|Petroleum sour crude oil, flammable, toxic|3|III|6.1|I|343 IB3 T4 TP1
UN2645|Phenacyl bromide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2311|Phenetidines|6.1|III||+|IB3 T4 TP1
UN2312|Phenol, molten|6.1|II|||B14 T7 TP3
UN1671|Phenol, solid|6.1|II||+|IB8 IP2 IP4 N78 T3 TP33
UN2821|Phenol solutions|6.1|II|||IB2 T7 TP2
UN2821|Phenol solutions|6.1|III|||IB3 T4 TP1
UN1803|Phenolsulfonic acid, liquid|8|II|||B2 IB2 N41 T7 TP2
UN3346|Phenoxyacetic acid derivative pesticide, liquid, flammable, toxic flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN3346|Phenoxyacetic acid derivative pesticide, liquid, flammable, toxic flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3348|Phenoxyacetic acid derivative pesticide, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3348|Phenoxyacetic acid derivative pesticide, liquid, toxic|6.1|II|||IB2 T11 TP2 TP27
UN3348|Phenoxyacetic acid derivative pesticide, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN3347|Phenoxyacetic acid derivative pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3347|Phenoxyacetic acid derivative pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3347|Phenoxyacetic acid derivative pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||IB3 T7 TP2 TP28
UN3345|Phenoxyacetic acid derivative pesticide, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN3345|Phenoxyacetic acid derivative pesticide, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3345|Phenoxyacetic acid derivative pesticide, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2746|Phenyl chloroformate|6.1|II|8||IB2 T7 TP2 TP13
UN2487|Phenyl isocyanate|6.1|I|3||2 B9 B14 B32 B77 N33 N34 T20 TP2 TP13 TP38 TP45
UN2337|Phenyl mercaptan|6.1|I|3||2 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN2798|Phenyl phosphorus dichloride|8|II|||B2 B15 IB2 T7 TP2
UN2799|Phenyl phosphorus thiodichloride|8|II|||B2 B15 IB2 T7 TP2
UN3002|Phenyl urea pesticides, liquid, toxic|6.1|I|||T14 TP2 TP27
UN3002|Phenyl urea pesticides, liquid, toxic|6.1|II|||T7 TP2
UN3002|Phenyl urea pesticides, liquid, toxic|6.1|III|||T4 TP1
UN2470|Phenylacetonitrile, liquid|6.1|III|||IB3 T4 TP1
UN2577|Phenylacetyl chloride|8|II|||B2 IB2 T7 TP2
UN1672|Phenylcarbylamine chloride|6.1|I|||2 B9 B14 B32 T20 TP2 TP13 TP38 TP45
UN1673|Phenylenediamines (o-; m-; p-;)|6.1|III||+|IB8 IP3 T1 TP33
UN2572|Phenylhydrazine|6.1|II|||IB2 T7 TP2
UN1674|Phenylmercuric acetate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2026|Phenylmercuric compounds, n.o.s.|6.1|I||G|IB7 IP1 T6 TP33
UN2026|Phenylmercuric compounds, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN2026|Phenylmercuric compounds, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN1894|Phenylmercuric hydroxide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1895|Phenylmercuric nitrate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1804|Phenyltrichlorosilane|8|II|||A7 B6 N34 T10 TP2 TP7 TP13
UN1076|Phosgene|2.3||8||1 B7 B46 N86
UN2940|9-Phosphabicyclononanes or Cyclooctadiene phosphines|4.2|II|||A19 IB6 IP2 T3 TP33 W31
UN2199|Phosphine|2.3||2.1||1
UN3525|Phosphine, adsorbed|2.3||2.1||1
UN1805|Phosphoric acid solution|8|III|||A7 IB3 N34 T4 TP1
UN3453|Phosphoric acid, solid|8|III|||IB8 IP3 T1 TP33
UN2834|Phosphorous acid|8|III|||IB8 IP3 T1 TP33
UN1338|Phosphorus, amorphous|4.1|III|||A1 A19 B1 B9 B26 IB8 IP3 T1 TP33
UN1339|Phosphorus heptasulfide, free from yellow or white phosphorus|4.1|II|||A20 IB4 N34 T3 TP33 W31
UN1939|Phosphorus oxybromide|8|II|||B8 IB8 IP2 IP4 N41 N43 T3 TP33
UN2576|Phosphorus oxybromide, molten|8|II|||B2 B8 IB1 N41 N43 T7 TP3 TP13
UN1810|Phosphorus oxychloride|6.1|I|8|+|2 B9 B14 B32 B77 N34 T20 TP2 TP13 TP38 TP45
UN2691|Phosphorus pentabromide|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN1806|Phosphorus pentachloride|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN2198|Phosphorus Pentafluoride|2.3||8||2 B9 B14
UN3524|Phosphorus pentafluoride, adsorbed|2.3||8||2 B9 B14
UN1340|Phosphorus pentasulfide, free from yellow or white phosphorus|4.3|II|4.1||A20 B59 IB4 T3 TP33 W31 W40
UN1807|Phosphorus pentoxide|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN1341|Phosphorus sesquisulfide, free from yellow or white phosphorus|4.1|II|||A20 IB4 N34 T3 TP33 W31
UN1808|Phosphorus tribromide|8|II|||A3 A7 B2 B25 IB2 N34 N43 T7 TP2
UN1809|Phosphorus trichloride|6.1|I|8||2 B9 B14 B15 B32 B77 N34 T20 TP2 TP13 TP38 TP45
UN2578|Phosphorus trioxide|8|III|||IB8 IP3 T1 TP33
UN1343|Phosphorus trisulfide, free from yellow or white phosphorus|4.1|II|||A20 IB4 N34 T3 TP33 W31
UN1381|Phosphorus, white dry or Phosphorus, white, under water or Phosphorus white, in solution or Phosphorus, yellow dry or Phosphorus, yellow, under water or Phosphorus, yellow, in solution|4.2|I|6.1||B9 B26 N34 T9 TP3 TP31 W31
UN2447|Phosphorus white, molten|4.2|I|6.1||B9 B26 N34 T21 TP3 TP7 TP26
UN2214|Phthalic anhydride with more than .05 percent maleic anhydride|8|III|||IB8 IP3 T1 TP33
UN2313|Picolines|3|III|||B1 IB3 T4 TP1
UN1272|Pine oil|3|III|||B1 IB3 T2 TP2
UN2368|alpha-Pinene|3|III|||B1 IB3 T2 TP2
UN2579|Piperazine|8|III|||IB8 IP3 T1 TP33
UN2401|Piperidine|8|I|3||A10 T10 TP2
UN3314|Plastic molding compound in dough, sheet or extruded rope form evolving flammable vapor|9|III|||32 IB8 IP3 IP7
UN2006|Plastics, nitrocellulose-based, self-heating, n.o.s.|4.2|III|||
UN2315|Polychlorinated biphenyls, liquid|9|II|||9 81 140 IB3 T4 TP1
UN3432|Polychlorinated biphenyls, solid|9|II|||9 81 140 IB8 IP2 IP4 T3 TP33
UN3269|Polyester resin kit, liquid base material|3||||40 149
UN3527|Polyester resin kit, solid base material|4.1||||40 157
UN3151|Polyhalogenated biphenyls, liquid or Halogenated monomethyldiphenyl-methanes, liquid or Polyhalogenated terphenyls, liquid|9|II|||IB2
UN3152|Polyhalogenated biphenyls, solid or Halogenated monomethyldiphenyl-methanes, solid or Polyhalogenated terphenyls, solid|9|II|||IB8 IP2 IP4 T3 TP33
UN2211|Polymeric beads expandable, evolving flammable vapor|9|III|||32 IB8 IP3 IP7 T1 TP33
UN3532|Polymerizing substance, liquid, stabilized, n.o.s.|4.1|III||G|387 IB3 IP19 N92 T7 TP4 TP6
UN3534|Polymerizing substance, liquid, temperature controlled, n.o.s.|4.1|III||G|387 IB3 IP19 N92 T7 TP4 TP6
UN3531|Polymerizing substance, solid, stabilized, n.o.s.|4.1|III||G|387 IB7 IP19 N92 T7 TP4 TP6 TP33
UN3533|Polymerizing substance, solid, temperature controlled, n.o.s.|4.1|III||G|387 IB7 IP19 N92 T7 TP4 TP6 TP33
UN2257|Potassium|4.3|I|||A7 A19 A20 B27 IB4 IP1 N6 N34 T9 TP7 TP33 W31
UN1677|Potassium arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1678|Potassium arsenite|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1870|Potassium borohydride|4.3|I|||A19 N40 W31
UN1484|Potassium bromate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1485|Potassium chlorate|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN2427|Potassium chlorate, aqueous solution|5.1|II|||A2 IB2 T4 TP1
UN2427|Potassium chlorate, aqueous solution|5.1|III|||A2 IB2 T4 TP1
UN1679|Potassium cuprocyanide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1680|Potassium cyanide, solid|6.1|I|||B69 B77 IB7 IP1 N74 N75 T6 TP33 W31
UN3413|Potassium cyanide solution|6.1|I|||B69 B77 N74 N75 T14 TP2 TP13 W31
UN3413|Potassium cyanide solution|6.1|II|||B69 B77 IB2 N74 N75 T11 TP2 TP13 TP27 W31
UN3413|Potassium cyanide solution|6.1|III|||B69 B77 IB3 N74 N75 T7 TP2 TP13 TP28 W31
UN1929|Potassium dithionite or Potassium hydrosulfite|4.2|II|||A8 A19 A20 IB6 IP2 T3 TP33 W31
UN1812|Potassium fluoride, solid|6.1|III|||IB8 IP3 T1 TP33
UN3422|Potassium fluoride solution|6.1|III|||IB3 T4 TP1
UN2628|Potassium fluoroacetate|6.1|I|||IB7 IP1 T6 TP33
UN2655|Potassium fluorosilicate|6.1|III|||IB8 IP3 T1 TP33
UN2509|Potassium hydrogen sulfate|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN1811|Potassium hydrogendifluoride solid|8|II|6.1||IB8 IP2 IP4 N3 N34 T3 TP33
UN3421|Potassium hydrogendifluoride solution|8|II|6.1||IB2 N3 N34 T7 TP2
UN3421|Potassium hydrogendifluoride solution|8|III|6.1||IB3 N3 N34 T4 TP1
UN1813|Potassium hydroxide, solid|8|II|||IB8 IP2 IP4 T3 TP33
UN1814|Potassium hydroxide, solution|8|II|||B2 IB2 T7 TP2
UN1814|Potassium hydroxide, solution|8|III|||IB3 T4 TP1
UN1420|Potassium, metal alloys, liquid|4.3|I|||A7 A19 A20 B27 W31
UN3403|Potassium, metal alloys, solid|4.3|I|||A19 A20 B27 IB4 IP1 T9 TP7 TP33 W31
UN2864|Potassium metavanadate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2033|Potassium monoxide|8|II|||IB8 IP2 IP4 T3 TP33
UN1486|Potassium nitrate|5.1|III|||A1 A29 B120 IB8 IP3 T1 TP33 W1
UN1487|Potassium nitrate and sodium nitrite mixtures|5.1|II|||B78 IB8 IP2 IP4 T3 TP33
UN1488|Potassium nitrite|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1489|Potassium perchlorate|5.1|II|||IB6 IP2 T3 TP33
UN1490|Potassium permanganate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1491|Potassium peroxide|5.1|I|||A20 IB6 IP1 N34
UN1492|Potassium persulfate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN2012|Potassium phosphide|4.3|I|6.1||A19 N40 W31
UN1422|Potassium sodium alloys, liquid|4.3|I|||A7 A19 B27 N34 N40 T9 TP3 TP7 TP31 W31
UN3404|Potassium sodium alloys, solid|4.3|I|||A19 B27 N34 N40 T9 TP7 TP33 W31
UN1382|Potassium sulfide, anhydrous or Potassium sulfide with less than 30 percent water of crystallization|4.2|II|||A19 A20 B16 IB6 IP2 N34 T3 TP33 W31 W40
UN1847|Potassium sulfide, hydrated with not less than 30 percent water of crystallization|8|II|||IB8 IP2 IP4 T3 TP33
UN2466|Potassium superoxide|5.1|I|||A20 IB6 IP1
UN0433|Powder cake, wetted or Powder paste, wetted with not less than 17 percent alcohol by mass|1.1C||||
UN0159|Powder cake, wetted or Powder paste, wetted with not less than 25 percent water, by mass|1.3C||||
UN0160|Powder, smokeless|1.1C||||
UN0161|Powder, smokeless|1.3C||||
UN0509|Powder, smokeless|1.4C||||16
UN0044|Primers, cap type|1.4S||||
UN0377|Primers, cap type|1.1B||||
UN0378|Primers, cap type|1.4B||||
UN0319|Primers, tubular|1.3G||||
UN0320|Primers, tubular|1.4G||||
UN0376|Primers, tubular|1.4S||||
UN1210|Printing ink, flammable or Printing ink related material (including printing ink thinning or reducing compound), flammable|3|I|||367 T11 TP1 TP8
UN1210|Printing ink, flammable or Printing ink related material (including printing ink thinning or reducing compound), flammable|3|II|||149 367 IB2 T4 TP1 TP8
UN1210|Printing ink, flammable or Printing ink related material (including printing ink thinning or reducing compound), flammable|3|III|||367 B1 IB3 T2 TP1
UN0345|Projectiles, inert with tracer|1.4S||||
UN0424|Projectiles, inert, with tracer|1.3G||||
UN0425|Projectiles, inert, with tracer|1.4G||||
UN0346|Projectiles, with burster or expelling charge|1.2D||||
UN0347|Projectiles, with burster or expelling charge|1.4D||||
UN0426|Projectiles, with burster or expelling charge|1.2F||||
UN0427|Projectiles, with burster or expelling charge|1.4F||||
UN0434|Projectiles, with burster or expelling charge|1.2G||||
UN0435|Projectiles, with burster or expelling charge|1.4G||||
UN0167|Projectiles, with bursting charge|1.1F||||
UN0168|Projectiles, with bursting charge|1.1D||||
UN0169|Projectiles, with bursting charge|1.2D||||
UN0324|Projectiles, with bursting charge|1.2F||||
UN0344|Projectiles, with bursting charge|1.4D||||
UN2200|Propadiene, stabilized|2.1||||387
UN1978|Propane, see also Petroleum gases, liquefied|2.1||||19 T50 N95
UN2402|Propanethiols|3|II|||IB2 T4 TP1 TP13
UN1274|n-Propanol or Propyl alcohol, normal|3|II|||B1 IB2 T4 TP1
UN1274|n-Propanol or Propyl alcohol, normal|3|III|||B1 IB3 T2 TP1
UN0495|Propellant, liquid|1.3C||||37
UN0497|Propellant, liquid|1.1C||||37
UN0498|Propellant, solid|1.1C||||
UN0499|Propellant, solid|1.3C||||
UN0501|Propellant, solid|1.4C||||
UN1275|Propionaldehyde|3|II|||IB2 T7 TP1
UN3463|Propionic acid with not less than 90% acid by mass|8|II|3||IB2 T7 TP2
UN1848|Propionic acid with not less than 10% and less than 90% acid by mass|8|III|||IB3 T4 TP1
UN2496|Propionic anhydride|8|III|||IB3 T4 TP1
UN2404|Propionitrile|3|II|6.1||IB2 T7 TP1 TP13
UN1815|Propionyl chloride|3|II|8||IB1 T7 TP1
UN1276|n-Propyl acetate|3|II|||IB2 T4 TP1
UN2364|n-Propyl benzene|3|III|||B1 IB3 T2 TP1
UN2740|n-Propyl chloroformate|6.1|I|3 8||2 B9 B14 B32 B77 N34 T20 TP2 TP13 TP38 TP44
UN1281|Propyl formates|3|II|||IB2 T4 TP1
UN2482|n-Propyl isocyanate|6.1|I|3||1 B9 B14 B30 T20 TP2 TP13 TP38 TP44
UN1865|n-Propyl nitrate|3|II|||IB9
UN1277|Propylamine|3|II|8||A7 IB2 N34 T7 TP1
UN1077|Propylene see also Petroleum gases, liquefied|2.1||||19 T50
UN2611|Propylene chlorohydrin|6.1|II|3||IB2 T7 TP2 TP13
UN1280|Propylene oxide|3|I|||N34 T11 TP2 TP7
UN2850|Propylene tetramer|3|III|||B1 IB3 T2 TP2
UN2258|1,2-Propylenediamine|8|II|3||A3 IB2 N34 T7 TP2
UN1921|Propyleneimine, stabilized|3|I|6.1||N34 T14 TP2 TP13
UN1816|Propyltrichlorosilane|8|II|3||A7 B2 B6 N34 T10 TP2 TP7 TP13
UN3350|Pyrethroid pesticide, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN3350|Pyrethroid pesticide, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3352|Pyrethroid pesticide, liquid toxic|6.1|I|||T14 TP2 TP13 TP27
UN3352|Pyrethroid pesticide, liquid toxic|6.1|II|||IB2 T11 TP2 TP27
UN3352|Pyrethroid pesticide, liquid toxic|6.1|III|||IB3 T7 TP2 TP28
UN3351|Pyrethroid pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3351|Pyrethroid pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3351|Pyrethroid pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||IB3 T7 TP2 TP28
UN3349|Pyrethroid pesticide, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN3349|Pyrethroid pesticide, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3349|Pyrethroid pesticide, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN1282|Pyridine|3|II|||IB2 T4 TP2
UN3194|Pyrophoric liquid, inorganic, n.o.s|4.2|I||G|
UN2845|Pyrophoric liquids, organic, n.o.s|4.2|I||G|B11 T22 TP2 TP7 W31
UN1383|Pyrophoric metals, n.o.s., or Pyrophoric alloys, n.o.s|4.2|I||G|B11 T21 TP7 TP33 W31
UN3200|Pyrophoric solid, inorganic, n.o.s|4.2|I||G|T21 TP7 TP33 W31
UN2846|Pyrophoric solids, organic, n.o.s|4.2|I||G|W31
UN1817|Pyrosulfuryl chloride|8|II|||B2 IB2 T8 TP2
UN1922|Pyrrolidine|3|II|8||IB2 T7 TP1
UN2656|Quinoline|6.1|III|||IB3 T4 TP1
UN2909|Radioactive material, excepted package-articles manufactured from natural uranium or depleted uranium or natural thorium|7||||
UN2908|Radioactive material, excepted package-empty packaging|7||||368
UN2911|Radioactive material, excepted package-instruments or articles|7||||
UN2910|Radioactive material, excepted package-limited quantity of material|7||||368
UN2912|Radioactive material, low specific activity (LSA-I) non fissile or fissile-excepted|7||||325 A56 T5 TP4 W7
UN3321|Radioactive material, low specific activity (LSA-II) non fissile or fissile-excepted|7||||325 A56 T5 TP4 W7
UN3322|Radioactive material, low specific activity (LSA-III) non fissile or fissile excepted|7||||325 A56 T5 TP4 W7
UN2913|Radioactive material, surface contaminated objects (SCO-I or SCO-II) non fissile or fissile-excepted|7||||325 A56
UN2919|Radioactive material, transported under special arrangement, non fissile or fissile excepted|7||||325 A56 139
UN3331|Radioactive material, transported under special arrangement, fissile|7||||A56 139
UN3327|Radioactive material, Type A package, fissile non-special form|7||||A56 W7 W8
UN2915|Radioactive material, Type A package non-special form, non fissile or fissile-excepted|7||||325 A56 W7 W8
UN3332|Radioactive material, Type A package, special form non fissile or fissile-excepted|7||||A56 W7 W8
UN3333|Radioactive material, Type A package, special form, fissile|7||||A56 W7 W8
UN3329|Radioactive material, Type B(M) package, fissile|7||||A56
UN2917|Radioactive material, Type B(M) package non fissile or fissile-excepted|7||||325 A56
UN3328|Radioactive material, Type B(U) package, fissile|7||||A56
UN2916|Radioactive material, Type B(U) package non fissile or fissile-excepted|7||||325 A56
UN2978|Radioactive material, uranium hexafluoride non fissile or fissile-excepted|7||6.1 8||
UN2977|Radioactive material, uranium hexafluoride, fissile|7||6.1 8||
UN1856|Rags, oily|4.2|III||A W|
UN0391|RDX and HMX mixtures, wetted with not less than 15 percent water by mass or RDX and HMX mixtures, desensitized with not less than 10 percent phlegmatizer by mass|1.1D||||
UN2037|Receptacles, small, containing gas or gas cartridges (flammable) without release device, not refillable and not exceeding 1 L capacity|2.1||||
UN2037|Receptacles, small, containing gas or gas cartridges (non-flammable) without release device, not refillable and not exceeding 1 L capacity|2.2||||
UN2037|Receptacles, small, containing gas or gas cartridges (oxidizing), without release device, not refillable and not exceeding 1 L capacity|2.2||5.1||A14
UN3337|Refrigerant gas R 404A|2.2||||T50
UN3338|Refrigerant gas R 407A|2.2||||T50
UN3339|Refrigerant gas R 407B|2.2||||T50
UN3340|Refrigerant gas R 407C|2.2||||T50
UN1078|Refrigerant gases, n.o.s.|2.2|||G|T50
NA1954|Refrigerant gases, n.o.s. or Dispersant gases, n.o.s.|2.1|||D|T50
UN3358|Refrigerating machines, containing flammable, non-toxic, liquefied gas|2.1||||
UN2857|Refrigerating machines, containing non-flammable, non-toxic gases, or ammonia solutions (UN2672)|2.2||||A53
UN3291|Regulated medical waste, n.o.s. or Clinical waste, unspecified, n.o.s. or (BIO) Medical waste, n.o.s. or Biomedical waste, n.o.s., or Medical Waste n.o.s.|6.2||||41 337 A13
UN0173|Release devices, explosive|1.4S||||
UN1866|Resin Solution, flammable|3|I|||B52 T11 TP1 TP8 TP28
UN1866|Resin Solution, flammable|3|II|||149 B52 IB2 T4 TP1 TP8
UN1866|Resin Solution, flammable|3|III|||B1 B52 IB3 T2 TP1
UN2876|Resorcinol|6.1|III|||IB8 IP3 T1 TP33
UN0174|Rivets, explosive|1.4S||||
UN0186|Rocket motors|1.3C||||109
UN0280|Rocket motors|1.1C||||109
UN0281|Rocket motors|1.2C||||109
UN0510|Rocket motors|1.4C||||109
UN0395|Rocket motors, liquid fueled|1.2J||||109
UN0396|Rocket motors, liquid fueled|1.3J||||109
UN0250|Rocket motors with hypergolic liquids with or without an expelling charge|1.3L||||109
UN0322|Rocket motors with hypergolic liquids with or without an expelling charge|1.2L||||109
UN0238|Rockets, line-throwing|1.2G||||
UN0240|Rockets, line-throwing|1.3G||||
UN0453|Rockets, line-throwing|1.4G||||
UN0397|Rockets, liquid fueled with bursting charge|1.1J||||
UN0398|Rockets, liquid fueled with bursting charge|1.2J||||
UN0180|Rockets, with bursting charge|1.1F||||
UN0181|Rockets, with bursting charge|1.1E||||
UN0182|Rockets, with bursting charge|1.2E||||
UN0295|Rockets, with bursting charge|1.2F||||
UN0436|Rockets, with expelling charge|1.2C||||
UN0437|Rockets, with expelling charge|1.3C||||
UN0438|Rockets, with expelling charge|1.4C||||
UN0183|Rockets, with inert head|1.3C||||
UN0502|Rockets, with inert head|1.2C||||
UN1286|Rosin oil|3|II|||IB2 T4 TP1
UN1286|Rosin oil|3|III|||B1 IB3 T2 TP1
UN1287|Rubber solution|3|II|||149 IB2 T4 TP1 TP8
UN1287|Rubber solution|3|III|||B1 IB3 T2 TP1
UN1345|Rubber scrap or shoddy, powdered or granulated, not exceeding 840 microns and rubber contend exceeding 45%|4.1|II|||IB8 IP2 IP4 T3 TP33
UN1423|Rubidium|4.3|I|||22 A7 A19 IB4 IP1 N34 N40 N45 W31
UN2678|Rubidium hydroxide|8|II|||IB8 IP2 IP4 T3 TP33
UN2677|Rubidium hydroxide solution|8|II|||B2 IB2 T7 TP2
UN2677|Rubidium hydroxide solution|8|III|||IB3 T4 TP1
UN3268|Safety devices, electrically initiated|9||||160 A200
UN0503|Safety devices, pyrotechnic|1.4G||||A200
UN0190|Samples, explosive, other than initiating explosives||||G|113
UN1386|Seed cake, containing vegetable oil solvent extractions and expelled seeds, with not more than 10 percent of oil and when the amount of moisture is higher than 11 percent, with not more than 20 percent of oil and moisture combined|4.2|III|||B136 IB8 IP3 IP7 N7
UN1386|Seed cake with more than 1.5 percent oil and not more than 11 percent moisture|4.2|III||I|B136 IB8 IP3 IP7 N7
UN2217|Seed cake with not more than 1.5 percent oil and not more than 11 percent moisture|4.2|III||I|B136 IB8 IP3 IP7 N7
UN2630|Selenates or Selenites|6.1|I||G|IB7 IP1 T6 TP33
UN1905|Selenic acid|8|I|||IB7 IP1 N34 T6 TP33
UN3440|Selenium compound, liquid, n.o.s|6.1|I||G|T14 TP2 TP27
UN3440|Selenium compound, liquid, n.o.s|6.1|II||G|IB2 T11 TP2 TP27
UN3440|Selenium compound, liquid, n.o.s|6.1|III||G|IB3 T7 TP1 TP28
UN3283|Selenium compound, solid, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN3283|Selenium compound, solid, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3283|Selenium compound, solid, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN2657|Selenium disulfide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2194|Selenium hexafluoride|2.3||8||1
UN2879|Selenium oxychloride|8|I|6.1||A7 N34 T10 TP2 TP13
NA3334|Self-defense spray, non-pressurized|9|III||+ A D|A37
UN3188|Self-heating liquid, corrosive, inorganic, n.o.s|4.2|II|8|G|IB2 W31
UN3188|Self-heating liquid, corrosive, inorganic, n.o.s|4.2|III|8|G|IB2 W31
UN3185|Self-heating liquid, corrosive, organic, n.o.s|4.2|II|8|G|IB2 W31
UN3185|Self-heating liquid, corrosive, organic, n.o.s|4.2|III|8|G|IB2 W31
UN3186|Self-heating liquid, inorganic, n.o.s|4.2|II||G|IB2 W31
UN3186|Self-heating liquid, inorganic, n.o.s|4.2|III||G|IB2 W31
UN3183|Self-heating liquid, organic, n.o.s|4.2|II||G|IB2 W31
UN3183|Self-heating liquid, organic, n.o.s|4.2|III||G|IB2 W31
UN3187|Self-heating liquid, toxic, inorganic, n.o.s|4.2|II|6.1|G|IB2 W31
UN3187|Self-heating liquid, toxic, inorganic, n.o.s|4.2|III|6.1|G|IB2 W31
UN3184|Self-heating liquid, toxic, organic, n.o.s|4.2|II|6.1|G|IB2 W31
UN3184|Self-heating liquid, toxic, organic, n.o.s|4.2|III|6.1|G|IB2 W31
UN3192|Self-heating solid, corrosive, inorganic, n.o.s.|4.2|II|8|G|IB5 IP2 T3 TP33
UN3192|Self-heating solid, corrosive, inorganic, n.o.s.|4.2|III|8|G|IB8 IP3 T1 TP33
UN3126|Self-heating solid, corrosive, organic, n.o.s|4.2|II|8|G|IB5 IP2 T3 TP33
UN3126|Self-heating solid, corrosive, organic, n.o.s|4.2|III|8|G|IB8 IP3 T1 TP33
UN3190|Self-heating solid, inorganic, n.o.s|4.2|II||G|IB6 IP2 T3 TP33 W31
UN3190|Self-heating solid, inorganic, n.o.s|4.2|III||G|IB8 IP3 T1 TP33 W31
UN3088|Self-heating solid, organic, n.o.s|4.2|II||G|IB6 IP2 T3 TP33 W31
UN3088|Self-heating solid, organic, n.o.s|4.2|III||G|B116 B130 IB8 IP3 T1 TP33 W31
UN3127|Self-heating solid, oxidizing, n.o.s.|4.2||5.1|G|
UN3191|Self-heating solid, toxic, inorganic, n.o.s.|4.2|II|6.1|G|IB5 IP2 T3 TP33
UN3191|Self-heating solid, toxic, inorganic, n.o.s.|4.2|III|6.1|G|IB8 IP3 T1 TP33
UN3128|Self-heating solid, toxic, organic, n.o.s|4.2|II|6.1|G|IB5 IP2 T3 TP33
UN3128|Self-heating solid, toxic, organic, n.o.s|4.2|III|6.1|G|IB8 IP3 T1 TP33
UN3221|Self-reactive liquid type B|4.1|||G|53
UN3231|Self-reactive liquid type B, temperature controlled|4.1|||G|53
UN3223|Self-reactive liquid type C|4.1|||G|
UN3233|Self-reactive liquid type C, temperature controlled|4.1|||G|
UN3225|Self-reactive liquid type D|4.1|||G|
UN3235|Self-reactive liquid type D, temperature controlled|4.1|||G|
UN3227|Self-reactive liquid type E|4.1|||G|
UN3237|Self-reactive liquid type E, temperature controlled|4.1|||G|
UN3229|Self-reactive liquid type F|4.1|||G|
UN3239|Self-reactive liquid type F, temperature controlled|4.1|||G|
UN3222|Self-reactive solid type B|4.1|||G|53
UN3232|Self-reactive solid type B, temperature controlled|4.1|||G|53
UN3224|Self-reactive solid type C|4.1|||G|
UN3234|Self-reactive solid type C, temperature controlled|4.1|||G|
UN3226|Self-reactive solid type D|4.1|||G|
UN3236|Self-reactive solid type D, temperature controlled|4.1|||G|
UN3228|Self-reactive solid type E|4.1|||G|
UN3238|Self-reactive solid type E, temperature controlled|4.1|||G|
UN3230|Self-reactive solid type F|4.1|||G|
UN3240|Self-reactive solid type F, temperature controlled|4.1|||G|
UN1288|Shale oil|3|I|||T11 TP1 TP8 TP27
UN1288|Shale oil|3|II|||IB2 T4 TP1 TP8
UN1288|Shale oil|3|III|||B1 IB3 T2 TP1
UN0191|Signal devices, hand|1.4G||||381
UN0373|Signal devices, hand|1.4S||||381
UN0194|Signals, distress, ship|1.1G||||
UN0195|Signals, distress, ship|1.3G||||
UN0505|Signals, distress, ship|1.4G||||
UN0506|Signals, distress, ship|1.4S||||
UN0192|Signals, railway track, explosive|1.1G||||
UN0193|Signals, railway track, explosive|1.4S||||381
UN0492|Signals, railway track, explosive|1.3G||||
UN0493|Signals, railway track, explosive|1.4G||||
UN0196|Signals, smoke|1.1G||||
UN0197|Signals, smoke|1.4G||||
UN0313|Signals, smoke|1.2G||||
UN0487|Signals, smoke|1.3G||||
UN0507|Signals, smoke|1.4S||||
UN2203|Silane|2.1||||
UN1346|Silicon powder, amorphous|4.1|III|||A1 IB8 IP3 T1 TP33
UN1818|Silicon tetrachloride|8|II|||A3 B2 B6 T10 TP2 TP7 TP13
UN1859|Silicon tetrafluoride|2.3||8||2
UN3521|Silicon tetrafluoride, adsorbed|2.3||8||2
UN1683|Silver arsenite|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1684|Silver cyanide|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1493|Silver nitrate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1347|Silver picrate, wetted with not less than 30 percent water, by mass|4.1|I|||23 W31
UN1906|Sludge, acid|8|II|||A3 A7 B2 IB2 N34 T8 TP2 TP28
NA3178|Smokeless powder for small arms ( 100 pounds or less )|4.1|I||D|16
UN1907|Soda lime with more than 4 percent sodium hydroxide|8|III|||IB8 IP3 T1 TP33
UN1428|Sodium|4.3|I|||A7 A8 A19 A20 B9 B48 B68 IB4 IP1 N34 T9 TP7 TP33 TP46 W31
UN2812|Sodium aluminate, solid|8|III||A|IB8 IP3 T1 TP33
UN1819|Sodium aluminate, solution|8|II|||B2 IB2 T7 TP2
UN1819|Sodium aluminate, solution|8|III|||IB3 T4 TP1
UN2835|Sodium aluminum hydride|4.3|II|||A8 A19 A20 IB4 T3 TP33 W31 W40
UN2863|Sodium ammonium vanadate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2473|Sodium arsanilate|6.1|III|||IB8 IP3 T1 TP33
UN1685|Sodium arsenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1686|Sodium arsenite, aqueous solutions|6.1|II|||IB2 T7 TP2
UN1686|Sodium arsenite, aqueous solutions|6.1|III|||IB3 T4 TP2
UN2027|Sodium arsenite, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1687|Sodium azide|6.1|II|||IB8 IP2 IP4
UN1426|Sodium borohydride|4.3|I|||N40 W31
UN3320|Sodium borohydride and sodium hydroxide solution, with not more than 12 percent sodium borohydride and not more than 40 percent sodium hydroxide by mass|8|II|||B2 IB2 N34 T7 TP2
UN3320|Sodium borohydride and sodium hydroxide solution, with not more than 12 percent sodium borohydride and not more than 40 percent sodium hydroxide by mass|8|III|||B2 IB3 N34 T4 TP2
UN1494|Sodium bromate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1688|Sodium cacodylate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3378|Sodium carbonate peroxyhydrate|5.1|II|||B120 IB8 IP2 IP4 T3 TP33
UN3378|Sodium carbonate peroxyhydrate|5.1|III|||B120 IB8 IP3 T1 TP33
UN1495|Sodium chlorate|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN2428|Sodium chlorate, aqueous solution|5.1|II|||A2 IB2 T4 TP1
UN2428|Sodium chlorate, aqueous solution|5.1|III|||A2 IB2 T4 TP1
UN1496|Sodium chlorite|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN2659|Sodium chloroacetate|6.1|III|||IB8 IP3 T1 TP33
UN2316|Sodium cuprocyanide, solid|6.1|I|||IB7 IP1 T6 TP33
UN2317|Sodium cuprocyanide, solution|6.1|I|||T14 TP2 TP13
UN1689|Sodium cyanide, solid|6.1|I|||B69 B77 IB7 N74 N75 T6 TP33 W31
UN3414|Sodium cyanide solution|6.1|I|||B69 B77 N74 N75 T14 TP2 TP13 W31
UN3414|Sodium cyanide solution|6.1|II|||B69 B77 IB2 N74 N75 T11 TP2 TP13 TP27 W31
UN3414|Sodium cyanide solution|6.1|III|||B69 B77 IB3 N74 N75 T7 TP2 TP13 TP28 W31
UN0234|Sodium dinitro-o-cresolate, dry or wetted with less than 15 percent water, by mass|1.3C||||
UN3369|Sodium dinitro-o-cresolate, wetted with not less than 10% water, by mass|4.1|I|||162 A8 A19 N41 N84 W31
UN1348|Sodium dinitro-o-cresolate, wetted with not less than 15 percent water, by mass|4.1|I|6.1||23 A8 A19 A20 N41 W31
UN1384|Sodium dithionite or Sodium hydrosulfite|4.2|II|||A19 A20 IB6 IP2 T3 TP33 W31
UN1690|Sodium fluoride, solid|6.1|III|||IB8 IP3 T1 TP33
UN3415|Sodium fluoride solution|6.1|III|||IB3 T4 TP1
UN2629|Sodium fluoroacetate|6.1|I|||IB7 IP1 T6 TP33
UN2674|Sodium fluorosilicate|6.1|III|||IB8 IP3 T1 TP33
UN1427|Sodium hydride|4.3|I|||A19 N40 W31
UN2439|Sodium hydrogendifluoride|8|II|||IB8 IP2 IP4 N3 N34 T3 TP33
UN2318|Sodium hydrosulfide, with less than 25 percent water of crystallization|4.2|II|||A7 A19 A20 IB6 IP2 T3 TP33 W31
UN2949|Sodium hydrosulfide with not less than 25 percent water of crystallization|8|II|||A7 IB8 IP2 IP4 T7 TP2
UN1823|Sodium hydroxide, solid|8|II|||IB8 IP2 IP4 T3 TP33
UN1824|Sodium hydroxide solution|8|II|||B2 IB2 N34 T7 TP2
UN1824|Sodium hydroxide solution|8|III|||IB3 N34 T4 TP1
UN1431|Sodium methylate|4.2|II|8||A7 A19 IB5 IP2 T3 TP33 W31
UN1289|Sodium methylate solutions in alcohol|3|II|8||IB2 T7 TP1 TP8
UN1289|Sodium methylate solutions in alcohol|3|III|8||B1 IB3 T4 TP1
UN1825|Sodium monoxide|8|II|||IB8 IP2 IP4 T3 TP33
UN1498|Sodium nitrate|5.1|III|||A1 A29 B120 IB8 IP3 T1 TP33 W1
UN1499|Sodium nitrate and potassium nitrate mixtures|5.1|III|||A1 A29 B120 IB8 IP3 T1 TP33 W1
UN1500|Sodium nitrite|5.1|III|6.1||A1 A29 IB8 IP3 T1 TP33
UN2567|Sodium pentachlorophenate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3377|Sodium perborate monohydrate|5.1|III|||B120 IB8 IP3 T1 TP33
UN1502|Sodium perchlorate|5.1|II|||IB6 IP2 T3 TP33
UN1503|Sodium permanganate|5.1|II|||IB6 IP2 T3 TP33
UN1504|Sodium peroxide|5.1|I|||A20 IB5 IP1 N34
UN3247|Sodium peroxoborate, anhydrous|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1505|Sodium persulfate|5.1|III|||A1 IB8 IP3 T1 TP33
UN1432|Sodium phosphide|4.3|I|6.1||A19 N40 W31
UN0235|Sodium picramate, dry or wetted with less than 20 percent water, by mass|1.3C||||
UN1349|Sodium picramate, wetted with not less than 20 percent water, by mass|4.1|I|||23 A8 A19 N41 W31
UN1385|Sodium sulfide, anhydrous or Sodium sulfide with less than 30 percent water of crystallization|4.2|II|||A19 A20 IB6 IP2 N34 T3 TP33 W31 W40
UN1849|Sodium sulfide, hydrated with not less than 30 percent water|8|II|||IB8 IP2 IP4 T3 TP33
UN2547|Sodium superoxide|5.1|I|||A20 IB6 IP1 N34
UN3244|Solids containing corrosive liquid, n.o.s.|8|II||G|49 IB5 T3 TP33
UN3175|Solids containing flammable liquid, n.o.s.|4.1|II||G|47 IB6 IP2 T3 TP33
UN3243|Solids containing toxic liquid, n.o.s.|6.1|II||G|48 IB2 T2 TP33
UN0204|Sounding devices, explosive|1.2F||||
UN0296|Sounding devices, explosive|1.1F||||
UN0374|Sounding devices, explosive|1.1D||||
UN0375|Sounding devices, explosive|1.2D||||
UN1827|Stannic chloride, anhydrous|8|II|||B2 IB2 T7 TP2
UN2440|Stannic chloride pentahydrate|8|III|||IB8 IP3 T1 TP33
UN1433|Stannic phosphide|4.3|I|6.1||A19 N40 W31
UN2676|Stibine|2.3||2.1||1
UN1691|Strontium arsenite|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1506|Strontium chlorate|5.1|II|||A1 A9 IB8 IP2 IP4 N34 T3 TP33
UN1507|Strontium nitrate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN1508|Strontium perchlorate|5.1|II|||IB6 IP2 T3 TP33
UN1509|Strontium peroxide|5.1|II|||IB6 IP2 T3 TP33 W100
UN2013|Strontium phosphide|4.3|I|6.1||A19 N40 W31
UN1692|Strychnine or Strychnine salts|6.1|I|||IB7 IP1 T6 TP33
UN2055|Styrene monomer, stabilized|3|III|||387 B1 IB3 T2 TP1
UN0357|Substances, explosive, n.o.s.|1.1L|||G|101
UN0358|Substances, explosive, n.o.s.|1.2L|||G|101
UN0359|Substances, explosive, n.o.s.|1.3L|||G|101
UN0473|Substances, explosive, n.o.s.|1.1A|||G|101 111
UN0474|Substances, explosive, n.o.s.|1.1C|||G|101
UN0475|Substances, explosive, n.o.s.|1.1D|||G|101
UN0476|Substances, explosive, n.o.s.|1.1G|||G|101
UN0477|Substances, explosive, n.o.s.|1.3C|||G|101
UN0478|Substances, explosive, n.o.s.|1.3G|||G|101
UN0479|Substances, explosive, n.o.s.|1.4C|||G|101
UN0480|Substances, explosive, n.o.s.|1.4D|||G|101
UN0481|Substances, explosive, n.o.s|1.4S|||G|101 347
UN0485|Substances, explosive, n.o.s.|1.4G|||G|101
UN0482|Substances, explosive, very insensitive, n.o.s. or Substances, EVI, n.o.s.|1.5D|||G|101
UN2780|Substituted nitrophenol pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2780|Substituted nitrophenol pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN3014|Substituted nitrophenol pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN3014|Substituted nitrophenol pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN3014|Substituted nitrophenol pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN3013|Substituted nitrophenol pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN3013|Substituted nitrophenol pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3013|Substituted nitrophenol pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||B1 IB3 T7 TP2 TP28
UN2779|Substituted nitrophenol pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2779|Substituted nitrophenol pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2779|Substituted nitrophenol pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2967|Sulfamic acid|8|III|||IB8 IP3 T1 TP33
NA1350|Sulfur|9|III||D|30 B120 IB8 IP2
UN1350|Sulfur|4.1|III||I|30 B120 IB8 IP3 T1 TP33
UN1828|Sulfur chlorides|8|I|||5 A7 A10 B10 B77 N34 T20 TP2
UN1079|Sulfur dioxide|2.3||8||3 B14 T50 TP19
UN1080|Sulfur hexafluoride|2.2||||
NA2448|Sulfur, molten|9|III||D|30 B13 IB3 R1 T1 TP3
UN2448|Sulfur, molten|4.1|III||I|30 B13 IB1 R1 T1 TP3
UN2418|Sulfur tetrafluoride|2.3||8||1
UN1829|Sulfur trioxide, stabilized|8|I|6.1|+|2 387 B9 B14 B32 B49 B77 N34 T20 TP4 TP13 TP25 TP26 TP38 TP45
UN1831|Sulfuric acid, fuming with less than 30 percent free sulfur trioxide|8|I|||A7 N34 T20 TP2 TP13
UN1831|Sulfuric acid, fuming with 30 percent or more free sulfur trioxide|8|I|6.1||2 B9 B14 B32 B77 B84 N34 T20 TP2 TP12 TP13
UN1832|Sulfuric acid, spent|8|II|||A3 A7 B2 B83 B84 IB2 N34 T8 TP2
UN1830|Sulfuric acid with more than 51 percent acid|8|II|||A3 A7 B3 B83 B84 IB2 N34 T8 TP2
UN2796|Sulfuric acid with not more than 51% acid|8|II|||386 A3 A7 B2 B15 IB2 N6 N34 T8 TP2
UN1833|Sulfurous acid|8|II|||B3 IB2 T7 TP2
UN1834|Sulfuryl chloride|6.1|I|8|+|1 B6 B9 B10 B14 B30 B77 N34 T22 TP2 TP13 TP38 TP44
UN2191|Sulfuryl fluoride|2.3||||4
UN1999|Tars, liquid including road oils and cutback bitumens|3|II|||149 B13 IB2 T3 TP3 TP29
UN1999|Tars, liquid including road oils and cutback bitumens|3|III|||B1 B13 IB3 T1 TP3
UN1700|Tear gas candles|6.1||4.1||
NA1693|Tear gas devices with more than 2 percent tear gas substances, by mass|6.1|I||D|
NA1693|Tear gas devices with more than 2 percent tear gas substances, by mass|6.1|II||D|
UN1693|Tear gas substances, liquid, n.o.s|6.1|I||G|W31
UN1693|Tear gas substances, liquid, n.o.s|6.1|II||G|IB2 W31
UN3448|Tear gas substance, solid, n.o.s|6.1|I||G|T6 TP33 W31
UN3448|Tear gas substance, solid, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33 W31
UN3284|Tellurium compound, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN3284|Tellurium compound, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3284|Tellurium compound, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN2195|Tellurium hexafluoride|2.3||8||1
UN2319|Terpene hydrocarbons, n.o.s.|3|III|||B1 IB3 T4 TP1 TP29
UN2541|Terpinolene|3|III|||B1 IB3 T2 TP1
UN2504|Tetrabromoethane|6.1|III|||IB3 T4 TP1
UN1702|1,1,2,2-Tetrachloroethane|6.1|II|||IB2 N36 T7 TP2
UN1897|Tetrachloroethylene|6.1|III|||IB3 N36 T4 TP1
UN1704|Tetraethyl dithiopyrophosphate|6.1|II|||IB2 T7 TP2
UN1292|Tetraethyl silicate|3|III|||B1 IB3 T2 TP1
UN2320|Tetraethylenepentamine|8|III|||IB3 T4 TP1
UN3159|1,1,1,2-Tetrafluoroethane or Refrigerant gas R 134a|2.2||||T50
UN1081|Tetrafluoroethylene, stabilized|2.1||||387
UN1982|Tetrafluoromethane or Refrigerant gas R 14|2.2||||
UN2498|1,2,3,6-Tetrahydrobenzaldehyde|3|III|||B1 IB3 T2 TP1
UN2056|Tetrahydrofuran|3|II|||IB2 T4 TP1
UN2943|Tetrahydrofurfurylamine|3|III|||B1 IB3 T2 TP1
UN2698|Tetrahydrophthalic anhydrides with more than 0.05 percent of maleic anhydride|8|III|||IB8 IP3 T1 TP33
UN2410|1,2,3,6-Tetrahydropyridine|3|II|||IB2 T4 TP1
UN2412|Tetrahydrothiophene|3|II|||IB2 T4 TP1
UN3423|Tetramethylammonium hydroxide, solid|8|II|||B2 IB8 IP2 IP4 T3 TP33
UN1835|Tetramethylammonium hydroxide solution|8|II|||B2 IB2 T7 TP2
UN1835|Tetramethylammonium hydroxide solution|8|III|||B2 IB3 T7 TP2
UN2749|Tetramethylsilane|3|I|||A7 T14 TP2
UN0207|Tetranitroaniline|1.1D||||
UN1510|Tetranitromethane|6.1|I|5.1|+|2 B32 T20 TP2 TP13 TP38 TP44
UN2413|Tetrapropylorthotitanate|3|III|||B1 IB3 T4 TP1
UN0407|Tetrazol-1-acetic acid|1.4C||||
UN0504|1H-Tetrazole|1.1D||||
UN1857|Textile waste, wet|4.2|III||A I W|
UN2573|Thallium chlorate|5.1|II|6.1||IB6 IP2 T3 TP33
UN1707|Thallium compounds, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN2727|Thallium nitrate|6.1|II|5.1||IB6 IP2 T3 TP33
UN2785|4-Thiapentanal|6.1|III|||IB3 T4 TP1 W31
UN2436|Thioacetic acid|3|II|||IB2 T4 TP1
UN2772|Thiocarbamate pesticide, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2772|Thiocarbamate pesticide, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP13 TP27
UN3005|Thiocarbamate pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13
UN3005|Thiocarbamate pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN3005|Thiocarbamate pesticide, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||IB3 T7 TP2 TP28
UN3006|Thiocarbamate pesticide, liquid, toxic|6.1|I|||T14 TP2 TP13
UN3006|Thiocarbamate pesticide, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN3006|Thiocarbamate pesticide, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN2771|Thiocarbamate pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2771|Thiocarbamate pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2771|Thiocarbamate pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2966|Thioglycol|6.1|II|||IB2 T7 TP2
UN1940|Thioglycolic acid|8|II|||A7 B2 IB2 N34 T7 TP2
UN2936|Thiolactic acid|6.1|II|||IB2 T7 TP2
UN1836|Thionyl chloride|8|I|||B6 B10 N34 T10 TP2 TP13
UN2414|Thiophene|3|II|||IB2 T4 TP1
UN2474|Thiophosgene|6.1|I||+|2 B9 B14 B32 N33 N34 T20 TP2 TP13 TP38 TP45
UN1837|Thiophosphoryl chloride|8|II|||A3 A7 B2 B8 B25 IB2 N34 T7 TP2
UN3341|Thiourea dioxide|4.2|II|||IB6 IP2 T3 TP33 W31
UN3341|Thiourea dioxide|4.2|III|||IB8 IP3 T1 TP33 W31
UN1293|Tinctures, medicinal|3|II|||IB2 T4 TP1 TP8
UN1293|Tinctures, medicinal|3|III|||B1 IB3 T2 TP1
UN3174|Titanium disulphide|4.2|III|||IB8 IP3 T1 TP33 W31
UN1871|Titanium hydride|4.1|II|||A19 A20 IB4 N34 T3 TP33 W31 W40
UN2546|Titanium powder, dry|4.2|I|||W31
UN2546|Titanium powder, dry|4.2|II|||A19 A20 IB6 IP2 N5 N34 T3 TP33 W31
UN2546|Titanium powder, dry|4.2|III|||B135 IB8 IP21 T1 TP33 W31
UN1352|Titanium powder, wetted with not less than 25 percent water (a visible excess of water must be present) (a) mechanically produced, particle size less than 53 microns; (b) chemically produced, particle size less than 840 microns|4.1|II|||A19 A20 IB6 IP2 N34 T3 TP33 W31 W40
UN2878|Titanium sponge granules or Titanium sponge powders|4.1|III|||A1 B134 IB8 IP21 T1 TP33 W100
UN1838|Titanium tetrachloride|6.1|I|8|+|2 B7 B9 B14 B32 B77 T20 TP2 TP13 TP38 TP45
UN2869|Titanium trichloride mixtures|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN2869|Titanium trichloride mixtures|8|III|||A7 IB8 IP3 N34 T1 TP33
UN2441|Titanium trichloride, pyrophoric or Titanium trichloride mixtures, pyrophoric|4.2|I|8||N34 W31
UN1294|Toluene|3|II|||IB2 T4 TP1
UN2078|Toluene diisocyanate|6.1|II||+|IB2 T7 TP2 TP13
UN1708|Toluidines, liquid|6.1|II||+|IB2 T7 TP2
UN3451|Toluidines, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1709|2,4-Toluylenediamine, solid or 2,4-Toluenediamine, solid|6.1|III|||IB8 IP3 T1 TP33
UN3418|2,4-Toluylenediamine solution or 2,4-Toluenediamine solution|6.1|III|||IB3 T4 TP1
UN0450|Torpedoes, liquid fueled, with inert head|1.3J||||
UN0449|Torpedoes, liquid fueled, with or without bursting charge|1.1J||||
UN0329|Torpedoes with bursting charge|1.1E||||
UN0330|Torpedoes with bursting charge|1.1F||||
UN0451|Torpedoes with bursting charge|1.1D||||
UN3488|Toxic by inhalation liquid, flammable, corrosive, n.o.s. with an LC50 lower than or equal to 200 ml/m3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I|3 8|G|1 B9 B14 B30 T22 TP2 TP13 TP27 TP38 TP44
UN3489|Toxic by inhalation liquid, flammable, corrosive, n.o.s. with an LC50 lower than or equal to 1000 ml/m3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I|3 8|G|2 B9 B14 B32 T20 TP2 TP13 TP27 TP38 TP45
UN3381|Toxic by inhalation liquid, n.o.s. with an LC50 lower than or equal to 200 ml/m 3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I||G|1 B9 B14 B30 T22 TP2 TP13 TP27 TP38 TP44
UN3382|Toxic by inhalation liquid, n.o.s. with an LC50 lower than or equal to 1000 ml/m 3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I||G|2 B9 B14 B32 T20 TP2 TP13 TP27 TP38 TP45
UN3383|Toxic by inhalation liquid, flammable, n.o.s. with an LC50 lower than or equal to 200 ml/m 3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I|3|G|1 B9 B14 B30 T22 TP2 TP13 TP27 TP38 TP44
UN3384|Toxic by inhalation liquid, flammable, n.o.s. with an LC50 lower than or equal to 1000 ml/m 3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I|3|G|2 B9 B14 B32 T20 TP2 TP13 TP27 TP38 TP45
UN3385|Toxic by inhalation liquid, water-reactive, n.o.s. with an LC50 lower than or equal to 200 ml/m 3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I|4.3|G|1 B9 B14 B30 T22 TP2 TP13 TP38 TP44
UN3386|Toxic by inhalation liquid, water-reactive, n.o.s. with an LC50 lower than or equal to 1000 ml/m 3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I|4.3|G|2 B9 B14 B32 T20 TP2 TP13 TP38 TP44
UN3490|Toxic by inhalation liquid, water-reactive, flammable, n.o.s. with an LC50 lower than or equal to 200 ml/m3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I|4.3 3|G|1 B9 B14 B30 T22 TP2 TP13 TP27 TP38 TP44
UN3491|Toxic by inhalation liquid, water-reactive, flammable, n.o.s. with an LC50 lower or equal to 1000 ml/m3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I|4.3 3|G|2 B9 B14 B32 T20 TP2 TP13 TP27 TP38 TP45
UN3387|Toxic by inhalation liquid, oxidizing, n.o.s. with an LC50 lower than or equal to 200 ml/m 3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I|5.1|G|1 B9 B14 B30 T22 TP2 TP13 TP38 TP44
UN3388|Toxic by inhalation liquid, oxidizing, n.o.s. with an LC50 lower than or equal to 1000 ml/m 3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I|5.1|G|2 B9 B14 B32 T20 TP2 TP13 TP38 TP44
UN3389|Toxic by inhalation liquid, corrosive, n.o.s. with an LC50 lower than or equal to 200 ml/m 3 and saturated vapor concentration greater than or equal to 500 LC50|6.1|I|8|G|1 B9 B14 B30 T22 TP2 TP13 TP27 TP38 TP44
UN3390|Toxic by inhalation liquid, corrosive, n.o.s. with an LC50 lower than or equal to 1000 ml/m 3 and saturated vapor concentration greater than or equal to 10 LC50|6.1|I|8|G|2 B9 B14 B32 T20 TP2 TP13 TP27 TP38 TP45
UN3289|Toxic liquid, corrosive, inorganic, n.o.s|6.1|I|8|G|T14 TP2 TP13 TP27
UN3289|Toxic liquid, corrosive, inorganic, n.o.s|6.1|II|8|G|IB2 T11 TP2 TP27
UN3287|Toxic liquid, inorganic, n.o.s|6.1|I||G|T14 TP2 TP13 TP27
UN3287|Toxic liquid, inorganic, n.o.s|6.1|II||G|IB2 T11 TP2 TP27
UN3287|Toxic liquid, inorganic, n.o.s|6.1|III||G|IB3 T7 TP1 TP28
UN2927|Toxic liquids, corrosive, organic, n.o.s.|6.1|I|8|G|T14 TP2 TP13 TP27
UN2927|Toxic liquids, corrosive, organic, n.o.s.|6.1|II|8|G|IB2 T11 TP2 TP27
UN2929|Toxic liquids, flammable, organic, n.o.s.|6.1|I|3|G|T14 TP2 TP13 TP27
UN2929|Toxic liquids, flammable, organic, n.o.s.|6.1|II|3|G|IB2 T11 TP2 TP13 TP27
UN2810|Toxic, liquids, organic, n.o.s.|6.1|I||G|T14 TP2 TP13 TP27
UN2810|Toxic, liquids, organic, n.o.s.|6.1|II||G|IB2 T11 TP2 TP13 TP27
UN2810|Toxic, liquids, organic, n.o.s.|6.1|III||G|IB3 T7 TP1 TP28
UN3122|Toxic liquids, oxidizing, n.o.s.|6.1|I|5.1|G|A4
UN3122|Toxic liquids, oxidizing, n.o.s.|6.1|II|5.1|G|IB2
UN3123|Toxic liquids, water-reactive, n.o.s|6.1|I|4.3|G|A4
UN3123|Toxic liquids, water-reactive, n.o.s|6.1|II|4.3|G|IB2
UN3290|Toxic solid, corrosive, inorganic, n.o.s|6.1|I|8|G|IB7 T6 TP33
UN3290|Toxic solid, corrosive, inorganic, n.o.s|6.1|II|8|G|IB6 IP2 T3 TP33
UN3535|Toxic solid, flammable, inorganic, n.o.s|6.1|I|4.1|G|IB6 T6 TP33
UN3535|Toxic solid, flammable, inorganic, n.o.s|6.1|II|4.1|G|IB8 IP2 IP4 T3 TP33
UN3288|Toxic solid, inorganic, n.o.s.|6.1|I||G|IB7 T6 TP33
UN3288|Toxic solid, inorganic, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3288|Toxic solid, inorganic, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN2928|Toxic solids, corrosive, organic, n.o.s.|6.1|I|8|G|IB7 T6 TP33
UN2928|Toxic solids, corrosive, organic, n.o.s.|6.1|II|8|G|IB6 IP2 T3 TP33
UN2930|Toxic solids, flammable, organic, n.o.s.|6.1|I|4.1|G|IB6 T6 TP33
UN2930|Toxic solids, flammable, organic, n.o.s.|6.1|II|4.1|G|IB8 IP2 IP4 T3 TP33
UN2811|Toxic solids, organic, n.o.s.|6.1|I||G|IB7 T6 TP33
UN2811|Toxic solids, organic, n.o.s.|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN2811|Toxic solids, organic, n.o.s.|6.1|III||G|IB8 IP3 T1 TP33
UN3086|Toxic solids, oxidizing, n.o.s.|6.1|I|5.1|G|T6 TP33
UN3086|Toxic solids, oxidizing, n.o.s.|6.1|II|5.1|G|IB6 IP2 T3 TP33
UN3124|Toxic solids, self-heating, n.o.s.|6.1|I|4.2|G|A5 T6 TP33
UN3124|Toxic solids, self-heating, n.o.s.|6.1|II|4.2|G|IB6 IP2 T3 TP33
UN3125|Toxic solids, water-reactive, n.o.s|6.1|I|4.3|G|A5 T6 TP33 W100
UN3172|Toxins, extracted from living sources, liquid, n.o.s|6.1|I||G|141
UN3172|Toxins, extracted from living sources, liquid, n.o.s|6.1|II||G|141 IB2
UN3172|Toxins, extracted from living sources, liquid, n.o.s|6.1|III||G|141 IB3
UN3462|Toxins, extracted from living sources, solid, n.o.s|6.1|I||G|141 IB7 IP1 T6 TP33
UN3462|Toxins, extracted from living sources, solid, n.o.s|6.1|II||G|141 IB8 IP2 IP4 T3 TP33
UN3462|Toxins, extracted from living sources, solid, n.o.s|6.1|III||G|141 IB8 IP3 T1 TP33
NA0337|Toy Caps|1.4S|||D|382
UN0212|Tracers for ammunition|1.3G||||
UN0306|Tracers for ammunition|1.4G||||
UN2609|Triallyl borate|6.1|III|||IB3
UN2610|Triallylamine|3|III|8||B1 IB3 T4 TP1
UN2764|Triazine pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|I|6.1||T14 TP2 TP13 TP27
UN2764|Triazine pesticides, liquid, flammable, toxic, flash point less than 23 degrees C|3|II|6.1||IB2 T11 TP2 TP13 TP27
UN2998|Triazine pesticides, liquid, toxic|6.1|I|||T14 TP2 TP13 TP27
UN2998|Triazine pesticides, liquid, toxic|6.1|II|||IB2 T11 TP2 TP13 TP27
UN2998|Triazine pesticides, liquid, toxic|6.1|III|||IB3 T7 TP2 TP28
UN2997|Triazine pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|I|3||T14 TP2 TP13 TP27
UN2997|Triazine pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|II|3||IB2 T11 TP2 TP13 TP27
UN2997|Triazine pesticides, liquid, toxic, flammable, flash point not less than 23 degrees C|6.1|III|3||IB3 T7 TP2 TP28
UN2763|Triazine pesticides, solid, toxic|6.1|I|||IB7 IP1 T6 TP33
UN2763|Triazine pesticides, solid, toxic|6.1|II|||IB8 IP2 IP4 T3 TP33
UN2763|Triazine pesticides, solid, toxic|6.1|III|||IB8 IP3 T1 TP33
UN2542|Tributylamine|6.1|II|||IB2 T7 TP2
UN3254|Tributylphosphane|4.2|I|||T21 TP7 TP33
UN1839|Trichloroacetic acid|8|II|||A7 IB8 IP2 IP4 N34 T3 TP33
UN2564|Trichloroacetic acid, solution|8|II|||A3 A7 B2 IB2 N34 T7 TP2
UN2564|Trichloroacetic acid, solution|8|III|||A3 A7 IB3 N34 T4 TP1
UN2442|Trichloroacetyl chloride|8|II|6.1|+|2 B9 B14 B32 N34 T20 TP2 TP38 TP45
UN2321|Trichlorobenzenes, liquid|6.1|III|||IB3 T4 TP1
UN2322|Trichlorobutene|6.1|II|||IB2 T7 TP2
UN2831|1,1,1-Trichloroethane|6.1|III|||IB3 N36 T4 TP1
UN1710|Trichloroethylene|6.1|III|||IB3 N36 T4 TP1
UN2468|Trichloroisocyanuric acid, dry|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1295|Trichlorosilane|4.3|I|3 8||N34 T14 TP2 TP7 TP13 W31
UN2574|Tricresyl phosphate with more than 3 percent ortho isomer|6.1|II|||A3 IB2 N33 N34 T7 TP2
UN2323|Triethyl phosphite|3|III|||B1 IB3 T2 TP1
UN1296|Triethylamine|3|II|8||IB2 T7 TP1
UN2259|Triethylenetetramine|8|II|||B2 IB2 T7 TP2
UN2699|Trifluoroacetic acid|8|I|||A7 B4 N3 N34 N36 T10 TP2
UN3057|Trifluoroacetyl chloride|2.3||8||2 B7 B9 B14 T50 TP21
UN1082|Trifluorochloroethylene, stabilized or Refrigerant gas R 1113|2.3||2.1||3 387 B14 T50
UN1984|Trifluoromethane or Refrigerant gas R 23|2.2||||
UN3136|Trifluoromethane, refrigerated liquid|2.2||||T75 TP5
UN2035|1,1,1-Trifluoroethane or Refrigerant gas, R 143a|2.1||||T50
UN2942|2-Trifluoromethylaniline|6.1|III|||IB3
UN2948|3-Trifluoromethylaniline|6.1|II|||IB2 T7 TP2
UN2324|Triisobutylene|3|III|||B1 IB3 T4 TP1
UN2616|Triisopropyl borate|3|II|||IB2 T4 TP1
UN2616|Triisopropyl borate|3|III|||B1 IB3 T2 TP1
NA9269|Trimethoxysilane|6.1|I|3|D|2 B9 B14 B32 T20 TP4 TP13 TP38 TP45
UN2416|Trimethyl borate|3|II|||IB2 T7 TP1
UN2329|Trimethyl phosphite|3|III|||B1 IB3 T2 TP1
UN2438|Trimethylacetyl chloride|6.1|I|8 3||2 B3 B9 B14 B32 N34 T20 TP2 TP13 TP38 TP45
UN1083|Trimethylamine, anhydrous|2.1||||N87 T50
UN1297|Trimethylamine, aqueous solutions with not more than 50 percent trimethylamine by mass|3|I|8||T11 TP1
UN1297|Trimethylamine, aqueous solutions with not more than 50 percent trimethylamine by mass|3|II|8||B1 IB2 T7 TP1
UN1297|Trimethylamine, aqueous solutions with not more than 50 percent trimethylamine by mass|3|III|8||B1 IB3 T7 TP1
UN2325|1,3,5-Trimethylbenzene|3|III|||B1 IB3 T2 TP2
UN1298|Trimethylchlorosilane|3|II|8||A3 A7 B77 N34 T10 TP2 TP7 TP13
UN2326|Trimethylcyclohexylamine|8|III|||IB3 T4 TP1
UN2328|Trimethylhexamethylene diisocyanate|6.1|III|||IB3 T4 TP2 TP13
UN2327|Trimethylhexamethylenediamines|8|III|||IB3 T4 TP1
UN0216|Trinitro-m-cresol|1.1D||||
UN0153|Trinitroaniline or Picramide|1.1D||||
UN0213|Trinitroanisole|1.1D||||
UN0214|Trinitrobenzene, dry or wetted with less than 30 percent water, by mass|1.1D||||
UN3367|Trinitrobenzene, wetted, with not less than 10% water, by mass|4.1|I|||162 A8 A19 N41 N84 W31
UN1354|Trinitrobenzene, wetted with not less than 30 percent water, by mass|4.1|I|||23 A2 A8 A19 N41 W31
UN0386|Trinitrobenzenesulfonic acid|1.1D||||
UN0215|Trinitrobenzoic acid, dry or wetted with less than 30 percent water, by mass|1.1D||||
UN3368|Trinitrobenzoic acid, wetted with not less than 10% water by mass|4.1|I|||162 A8 A19 N41 N84 W31
UN1355|Trinitrobenzoic acid, wetted with not less than 30 percent water, by mass|4.1|I|||23 A2 A8 A19 N41 W31
UN0155|Trinitrochlorobenzene or Picryl chloride|1.1D||||
UN3365|Trinitrochlorobenzene (picryl chloride), wetted, with not less than 10% water by mass|4.1|I|||162 A8 A19 N41 N84 W31
UN0387|Trinitrofluorenone|1.1D||||
UN0217|Trinitronaphthalene|1.1D||||
UN0218|Trinitrophenetole|1.1D||||
UN3364|Trinitrophenol (picric acid), wetted, with not less than 10 percent water by mass|4.1|I|||23 A8 A19 N41 N84 W31
UN0154|Trinitrophenol or Picric acid, dry or wetted with less than 30 percent water, by mass|1.1D||||
UN1344|Trinitrophenol, wetted with not less than 30 percent water, by mass|4.1|I|||162 A8 A19 N41 W31
UN0208|Trinitrophenylmethylnitramine or Tetryl|1.1D||||
UN0219|Trinitroresorcinol or Styphnic acid, dry or wetted with less than 20 percent water, or mixture of alcohol and water, by mass|1.1D||||
UN0394|Trinitroresorcinol, wetted or Styphnic acid, wetted with not less than 20 percent water, or mixture of alcohol and water by mass|1.1D||||385
UN0388|Trinitrotoluene and Trinitrobenzene mixtures or TNT and trinitrobenzene mixtures or TNT and hexanitrostilbene mixtures or Trinitrotoluene and hexanitrostilnene mixtures|1.1D||||
UN0389|Trinitrotoluene mixtures containing Trinitrobenzene and Hexanitrostilbene or TNT mixtures containing trinitrobenzene and hexanitrostilbene|1.1D||||
UN0209|Trinitrotoluene or TNT, dry or wetted with less than 30 percent water, by mass|1.1D||||
UN3366|Trinitrotoluene (TNT), wetted, with not less than 10 percent water by mass|4.1|I|||162 A8 A19 N41 N84 W31
UN1356|Trinitrotoluene, wetted or TNT, wetted, with not less than 30 percent water by mass|4.1|I|||23 A2 A8 A19 N41 W31
UN2260|Tripropylamine|3|III|8||B1 IB3 T4 TP1
UN2057|Tripropylene|3|II|||IB2 T4 TP2
UN2057|Tripropylene|3|III|||B1 IB3 T2 TP2
UN2501|Tris-(1-aziridinyl)phosphine oxide, solution|6.1|II|||IB2 T7 TP2
UN2501|Tris-(1-aziridinyl)phosphine oxide, solution|6.1|III|||IB3 T4 TP1
UN0390|Tritonal|1.1D||||
UN2196|Tungsten hexafluoride|2.3||8||2 N86
UN1299|Turpentine|3|III|||B1 IB3 T2 TP2
UN1300|Turpentine substitute|3|I|||T11 TP1 TP8 TP27
UN1300|Turpentine substitute|3|II|||IB2 T4 TP1
UN1300|Turpentine substitute|3|III|||B1 IB3 T2 TP1
UN2330|Undecane|3|III|||B1 IB3 T2 TP1
UN3507|Uranium hexafluoride, radioactive material, excepted package, less than 0.1 kg per package, non-fissile or fissile-excepted|6.1|I|7 8||369
UN1511|Urea hydrogen peroxide|5.1|III|8||A1 A7 A29 IB8 IP3 T1 TP33
UN0220|Urea nitrate, dry or wetted with less than 20 percent water, by mass|1.1D||||119
UN3370|Urea nitrate, wetted, with not less than 10 percent water by mass|4.1|I|||162 A8 A19 N41 N84 W31
UN1357|Urea nitrate, wetted with not less than 20 percent water, by mass|4.1|I|||23 39 A8 A19 N41 W31
UN2058|Valeraldehyde|3|II|||IB2 T4 TP1
UN2502|Valeryl chloride|8|II|3||A3 A7 B2 IB2 N34 T7 TP2
UN3285|Vanadium compound, n.o.s|6.1|I||G|IB7 IP1 T6 TP33
UN3285|Vanadium compound, n.o.s|6.1|II||G|IB8 IP2 IP4 T3 TP33
UN3285|Vanadium compound, n.o.s|6.1|III||G|IB8 IP3 T1 TP33
UN2443|Vanadium oxytrichloride|8|II|||A3 A7 B2 B16 IB2 N34 T7 TP2
UN2862|Vanadium pentoxide, non-fused form|6.1|III|||IB8 IP3 T1 TP33
UN2444|Vanadium tetrachloride|8|I|||A7 B4 N34 T10 TP2
UN2475|Vanadium trichloride|8|III|||IB8 IP3 T1 TP33
UN2931|Vanadyl sulfate|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3166|Vehicle, flammable gas powered or Vehicle, fuel cell, flammable gas powered|9||||135 A200
UN3166|Vehicle, flammable liquid powered or Vehicle, fuel cell, flammable liquid powered|9||||135 A200
UN1301|Vinyl acetate, stabilized|3|II|||387 IB2 T4 TP1
UN1085|Vinyl bromide, stabilized|2.1||||387 N86 T50
UN2838|Vinyl butyrate, stabilized|3|II|||387 IB2 T4 TP1
UN1086|Vinyl chloride, stabilized|2.1||||21 387 B44 N86 T50
UN2589|Vinyl chloroacetate|6.1|II|3||IB2 T7 TP2
UN1302|Vinyl ethyl ether, stabilized|3|I|||387 T11 TP2
UN1860|Vinyl fluoride, stabilized|2.1||||387 N86
UN1304|Vinyl isobutyl ether, stabilized|3|II|||387 IB2 T4 TP1
UN1087|Vinyl methyl ether, stabilized|2.1||||387 B44 T50
UN1303|Vinylidene chloride, stabilized|3|I|||387 T12 TP2 TP7
UN3073|Vinylpyridines, stabilized|6.1|II|3 8||387 IB1 T7 TP2 TP13
UN2618|Vinyltoluenes, stabilized|3|III|||387 B1 IB3 T2 TP1
UN1305|Vinyltrichlorosilane|3|II|8||A3 A7 B6 N34 T10 TP2 TP7 TP13
UN0370|Warheads, rocket with burster or expelling charge|1.4D||||
UN0371|Warheads, rocket with burster or expelling charge|1.4F||||
UN0286|Warheads, rocket with bursting charge|1.1D||||
UN0287|Warheads, rocket with bursting charge|1.2D||||
UN0369|Warheads, rocket with bursting charge|1.1F||||
UN0221|Warheads, torpedo with bursting charge|1.1D||||
UN3129|Water-reactive liquid, corrosive, n.o.s.|4.3|I|8|G|T14 TP2 TP7 TP13
UN3129|Water-reactive liquid, corrosive, n.o.s.|4.3|II|8|G|IB1 T11 TP2 TP7
UN3129|Water-reactive liquid, corrosive, n.o.s.|4.3|III|8|G|IB2 T7 TP2 TP7
UN3148|Water-reactive liquid, n.o.s.|4.3|I||G|T13 TP2 TP7 W31
UN3148|Water-reactive liquid, n.o.s.|4.3|II||G|IB1 T7 TP2 TP7 W31
UN3148|Water-reactive liquid, n.o.s.|4.3|III||G|IB2 T7 TP2 TP7 W31
UN3130|Water-reactive liquid, toxic, n.o.s|4.3|I|6.1|G|A4
UN3130|Water-reactive liquid, toxic, n.o.s|4.3|II|6.1|G|IB1
UN3130|Water-reactive liquid, toxic, n.o.s|4.3|III|6.1|G|IB2
UN3131|Water-reactive solid, corrosive, n.o.s|4.3|I|8|G|IB4 IP1 N40 T9 TP7 TP33 W31
UN3131|Water-reactive solid, corrosive, n.o.s|4.3|II|8|G|IB6 IP2 T3 TP33 W31 W40
UN3131|Water-reactive solid, corrosive, n.o.s|4.3|III|8|G|IB8 IP4 T1 TP33 W31
UN3132|Water-reactive solid, flammable, n.o.s.|4.3|I|4.1|G|IB4 N40 W31
UN3132|Water-reactive solid, flammable, n.o.s.|4.3|III|4.1|G|IB6 T1 TP33 W31
UN2813|Water-reactive solid, n.o.s|4.3|I||G|IB4 N40 T9 TP7 TP33 W31
UN2813|Water-reactive solid, n.o.s|4.3|II||G|B132 IB7 IP2 IP21 T3 TP33 W31 W40
UN2813|Water-reactive solid, n.o.s|4.3|III||G|B132 IB8 IP21 T1 TP33 W31
UN3133|Water-reactive, solid, oxidizing, n.o.s|4.3|II|5.1|G|
UN3133|Water-reactive, solid, oxidizing, n.o.s|4.3|III|5.1|G|
UN3135|Water-reactive solid, self-heating, n.o.s.|4.3|I|4.2|G|N40 W31
UN3135|Water-reactive solid, self-heating, n.o.s.|4.3|II|4.2|G|IB5 IP2 T3 TP33 W31 W40
UN3135|Water-reactive solid, self-heating, n.o.s.|4.3|III|4.2|G|IB8 IP4 T1 TP33 W31
UN3134|Water-reactive solid, toxic, n.o.s|4.3|I|6.1|G|A8 IB4 IP1 N40 W31
UN3134|Water-reactive solid, toxic, n.o.s|4.3|II|6.1|G|IB5 IP2 T3 TP33 W31 W40
UN3134|Water-reactive solid, toxic, n.o.s|4.3|III|6.1|G|IB8 IP4 T1 TP33 W31
UN1306|Wood preservatives, liquid|3|II|||149 IB2 T4 TP1 TP8
UN1306|Wood preservatives, liquid|3|III|||B1 IB3 T2 TP1
UN1387|Wool waste, wet|4.2|III||A I W|
UN3342|Xanthates|4.2|II|||IB6 IP2 T3 TP33 W31
UN3342|Xanthates|4.2|III|||IB8 IP3 T1 TP33 W31
UN2036|Xenon, compressed|2.2||||
UN2591|Xenon, refrigerated liquid (cryogenic liquids)|2.2||||T75 TP5
UN1307|Xylenes|3|II|||IB2 T4 TP1
UN1307|Xylenes|3|III|||B1 IB3 T2 TP1
UN2261|Xylenols, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN3430|Xylenols, liquid|6.1|II|||IB2 T7 TP2
UN1711|Xylidines, liquid|6.1|II|||IB2 T7 TP2
UN3452|Xylidines, solid|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1701|Xylyl bromide, liquid|6.1|II|||A3 A7 IB2 N33 T7 TP2 TP13 W31
UN3417|Xylyl bromide, solid|6.1|II|||A3 A6 A7 IB8 IP2 IP4 N33 T3 TP33
UN1512|Zinc ammonium nitrite|5.1|II|||IB8 IP4 T3 TP33
UN1712|Zinc arsenate or Zinc arsenite or Zinc arsenate and zinc arsenite mixtures|6.1|II|||IB8 IP2 IP4 T3 TP33
UN1435|Zinc ashes|4.3|III|||A1 A19 B136 IB8 IP4 T1 TP33 W100
UN2469|Zinc bromate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN1513|Zinc chlorate|5.1|II|||A9 IB8 IP2 IP4 N34 T3 TP33
UN2331|Zinc chloride, anhydrous|8|III|||IB8 IP3 T1 TP33
UN1840|Zinc chloride, solution|8|III|||IB3 T4 TP2
UN1713|Zinc cyanide|6.1|I|||IB7 IP1 T6 TP33
UN1931|Zinc dithionite or Zinc hydrosulfite|9|III|||IB8 IP3 T1 TP33
UN2855|Zinc fluorosilicate|6.1|III|||IB8 IP3 T1 TP33
UN1514|Zinc nitrate|5.1|II|||IB8 IP2 IP4 T3 TP33
UN1515|Zinc permanganate|5.1|II|||IB6 IP2 T3 TP33
UN1516|Zinc peroxide|5.1|II|||IB6 IP2 T3 TP33 W100
UN1714|Zinc phosphide|4.3|I|6.1||A19 N40 W31
UN1436|Zinc powder or Zinc dust|4.3|I|4.2||A19 IB4 IP1 N40 W31
UN1436|Zinc powder or Zinc dust|4.3|II|4.2||A19 IB7 IP2 T3 TP33 W31 W40
UN1436|Zinc powder or Zinc dust|4.3|III|4.2||IB8 IP4 T1 TP33 W31
UN2714|Zinc resinate|4.1|III|||A1 IB6 T1 TP33
UN2858|Zirconium, dry, coiled wire, finished metal sheets, strip (thinner than 254 microns but not thinner than 18 microns)|4.1|III|||A1 W100
UN2009|Zirconium, dry, finished sheets, strip or coiled wire|4.2|III|||A1 A19 W31
UN1437|Zirconium hydride|4.1|II|||A19 A20 IB4 N34 T3 TP33 W31 W40
UN2728|Zirconium nitrate|5.1|III|||A1 A29 IB8 IP3 T1 TP33
UN0236|Zirconium picramate, dry or wetted with less than 20 percent water, by mass|1.3C||||
UN1517|Zirconium picramate, wetted with not less than 20 percent water, by mass|4.1|I|||23 N41 W31
UN2008|Zirconium powder, dry|4.2|I|||T21 TP7 TP33 W31
UN2008|Zirconium powder, dry|4.2|II|||A19 A20 IB6 IP2 N5 N34 T3 TP33 W31
UN2008|Zirconium powder, dry|4.2|III|||B135 IB8 IP4 T1 TP33 W31
UN1358|Zirconium powder, wetted with not less than 25 percent water (a visible excess of water must be present) (a) mechanically produced, particle size less than 53 microns; (b) chemically produced, particle size less than 840 microns|4.1|II|||A19 A20 IB6 IP2 N34 T3 TP33 W31 W40
UN1932|Zirconium scrap|4.2|III|||B135 IB8 IP21 N34 T1 TP33 W31
UN1308|Zirconium suspended in a liquid|3|I|||
UN1308|Zirconium suspended in a liquid|3|II|||IB2
UN1308|Zirconium suspended in a liquid|3|III|||B1 IB2
UN2503|Zirconium tetrachloride|8|III|||IB8 IP3 T1 TP33
`;
