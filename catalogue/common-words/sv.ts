// Data: everyday words of Swedish that are no slips, whether or not a shop sells what they name.

export const words = `
adress affär afton aktiv aktuell aldrig allergi allmän allt alltid alltså almanacka ananas andra andas anda ande
anka ankare anmälan annan annons ansikte ansvar antal använda apa apelsin apotek april arbete arg arm armband armbågar
arm artikel ask aska avgift avokado avstånd axel baby back backe bad badbyxor baddräkt badrum bageri bagge bak baka
baksida balkong ball ballong banan band bana bank bar bara barn barnvagn bas basket bastu batteri be bedrägeri behov
behå bekväm ben bensin berg berätta beställa beställning betala betalning betyg bi bibliotek bil bild bildskärm biljett
billig billiga billigare billigast billigaste billigt bio biologi biskop bit bitter björn blad bland blank blandning
blek blev bli blixt block blod blogg blomma blommor blus bly blyerts bo bok bokhylla boll bolån bomb bonde bonus bord
borr borra borste bort bostad botten bra brand brandsläckare brant bred breda brett brev brevlåda bricka bro broder
broms bror brud brun brunn bruk bryta bröd bröllop bröst buller burk buske buss butik butiker by bygg bygga byggnad byrå
byta byte båda båt båtar bädd bänk bär bära bäst bästa bästsäljare bättre böja bön böna börja börs café cd cell central
chans check checka chef chips choklad cirkel cirkus citron cykla dag dagar dagens dagis dal damm dammsugare dans dansa
data dator datum de deckare del dela delar delta den denna design det diesel dikt direkt dirigent disk diska djungel
djup djur docka doft dokument dopp dotter drake dricka dricks dricka dröm drömma dröja drottning druva dryck dräkt dubbel
duk dum dusch duva dygn dyr dyra dyrt dyna dålig där därför död döda dörr e-post eftermiddag efter egen egna ekologi
ekonomi el elak eld elefant elektrisk elev elegant element elva enda enhet enkel enkelt ensam entré erbjudande erbjudanden
erfaren ersättning ett evig examen exempel extra fack fackla faktura fall falsk familj fara farfar farlig farmor fars
fart fast fat fattig februari fel fem fest fett fiber fickor figur fika fil film filter fin fina finger fira fisk fiska
fixa fjäder fjäll fjäril flagga flamma flera flicka flingor flock flod flott flotte flugor fluga flyg flyga flygplan
flygplats flyt flytt flytta flytväst fläkt fläck fläsk flöjt fog folk fordon form fort fot fotboll foto fotografi fotvård
frakt fraktfritt fram framtid fransk fredag fri frihet frisk frisör frost fru frukost frukt frukter fråga frågor främst
frö fröken ful full fundera fungera fuska fyra fyrkant få fågel fågelbok fåglar få får fält fälg färdig färg färger färja
färsk fästing följa fönster förare förening företag förfoga förkläde förlåt förmiddag förälder föräldrar först försäkring
förvaring gaffel galen gammal gamla garage garanti gard gardin gardiner gata gavel ge generell ges get gift giftig gips
gissa gitarr glad gladiator glas glasögon glass glida glömma gnista god godis golf golfklubba golv grad gran granne
grann grav gravid gren grill grillar gris grop grotta grov grupp gruva gräs gräsklippare gräva grädde gröt grönsak grönsaker
guide gul guld gummi gunga gymnasium gå gång gåva gåvor gås gärna gäst gästbok göra hack hacka hade haka hal halka hals
halsband halsduk halv halva hammare hamn hamster hand handduk handla handtag handväska handvärmare hantverk harpa hast
hat hatt hav havre hel hela helg hemma hem hemsida het heta hett historia hiss hit hjul hjälp hjälpa hjärna hjärta hobby
hockey hopp hoppa hopprep horn hosta hot hotell hovslagare hud humör hund hundar hundkoppel hundra hundtäcke hunger hus
husbil husdjur hushåll hustru hus huvud huvudvärk hylla hyra hyresgäst hål hålla hår hårborste hård hälsa hälsning häl
hämta händer hänga häng häst hästar höft höger högtalare höjd höna höns höra hörlurar hörn höst idag idé ihop inne inga
ingen ingång inköp inne innan inredning insekt insida instrument internet intresse inträde is iskall iskrapa ishockey
islam jag jakt jaktkniv januari japan jeans jobb jord jordgubbe jul julgran julgubbe juli julklapp juni jurist justera
kabel kaffe kafé kaka kaktus kaj kajak kalas kalender kall kam kamera kamin kamp kampanj kan kanal kandidat kanin
kanna kanon kanot kant kapten kaptener karaktär karta kartong kasse kassa kast kasta kastrull katalog katt katter kavaj
kedja kemi keps kille kilo kilometer kind kines kiosk kista kit kjol klack klackar klappa klar klart klass klassisk
klassiker klibbig klick klinik klippa kloc klocka klockor kloster klubb klubba klänning klä kläder klädd klädsel klädstorlek
knapp knappar kniv knut knä ko kock kod koffert koka kol kolla kollega kollektion komma kommun kompis konferens konst
konsert kontakt kontakta konto kontor kontroll kopia kopp koppar kopplad kort korg kork korp korsord korv kosmetik kosta
kostym krabba kraft krage kram krans kredit kreditkort krig kris krita krona kronor kropp krukor kruka krydda kräm krävs
kuddfodral kula kulle kultur kund kundservice kundtjänst kung kunna kupong kurs kust kusin kuvert kvalitet kvarn kvar
kvast kvinnlig kvitto kväll kyckling kyl kylig kylskåp kyrka kyss kål kärlek kök köket kön köp köpa köpvillkor köra körkort
kört kött lack lada ladda laddare lag laga lagning lager lakan lamm lampa lampor land landet larm lasta lastbil lat le
leasing leda ledare ledig lek leka leksak leksaker lektion lera lev leva lever leverans leverantör leveranstid licens lid
lika lilla lim lina linje lins linser list lista liten litet liv livbåt ljud ljus ljusa ljusstake lock locka loft logga
logo logotyp lok lokal lopp loppis lov luft luftfuktare lugn lukt luncher lunch lunga lur lycka lycklig lykta lyssna lyx lån låna
lång långa långt låt låda lås låsa läcka läder läge lägga lägst läger läkare läkarvård lämna längd längre läpp läppar
läppstift lära lärare läsa läsk läsning läxa löfte lök lön löpband lördag lös lösa lösenord löv mage magisk maj majs makt
mal mall man mandel mange map mapp marknad mars mask maskin massage match mat matta mattor matte maträtt medalj medel media
medicin medlem medlemskap meddelande mejl mellan melon meny mer mest metall meter middag mikrofon mild mil miljö miljon min
mindre mineral mini minne minst minska minut miss mix mjuk mjöl mjölk mobil mobiltelefon mode modell modern moderna modig
mogen moln mord morfar morgon mormor morot mot motor motorcykel motorväg motion muminmugg mun munk mur mus museum
musik muskel må mål måla målarfärg målning mån månad månader måndag måne många mått måttband mängd människa märke märken
mäta mätta mätare möbel möbler mögel möjlig mönster mörk mössor möte mygg mygga mygghatt myggmedel myggnät mynt myra myrar
mysig nagel nagellack namn namnsdag nation natt natur nav nederst ner nere nerv ni nio nog noll nord norsk nos not nota
november nu nummer nyckel nyckelring nyhet nyheter nyhetsbrev nytt nya nyår nyttig någon något nål nåt nät nätbutik näsa
näsduk näst näve nöd nöje nöjd nöt nötter ocean ofta offert olika olja oliv onsdag ont opera ord order ordna ordbok original
orm ort ost ostar ovan oväder oxe paddla paket palats palm panel panna pannkaka papper pappa papegoja par paradis paraply
park parkering parti partner pass passa passform pasta patient paus peka pedal pengar pennor penna peppar perfekt period
person pil pingis pinne pirat pizza pjäs pjäxor plan planera plast plats platta platt plocka plugg plåga plåster plånbok
pojke pojkar polis pool poäng popcorn port porto post potatis pris priser prislista present presenter presentkort presentpapper
prick prins prinsessa privat problem produkt program projekt promenad prov prova provrum präst puls pump pumpa punkt pussel
putsa pyjamas påsk påsklilja påslakan påskägg päls päron rabatt rabattkod rad radera radio rak raka rakhyvel rast rasta
rea real recept reception receptbok reda redan redo regel regering region regn regnbåge reklam reklamation ren rena rensa
reparation reparera resa resväska restaurang retur returer returrätt ribbor rida ridning rik riktig ring ringar rik
risk ris rit rita ritning ro robot roll rolig roman rop rosor ros rot rum rund runda rutin rygg rym ryttare råd råtta rädd
räkna räka räkning ränta rätt rättvis röd rök röka rör röra röst rösta saft saga sak saker sal sallad salong salt salva samma
samtal sand sann satt sax scen schack schampo se sedan seger segel segla sekund semester sen senap senare senast sent
separat september serie servett server service servis ses setning sex siden sida sidor signal sill silver simma simning
simglasögon sist sits sitta sitt sju sjuk sjukhus sjunga sjö sjöman skaft skal skada skapa skala skarp skatt skator sked
skena skepp skicka skida skidspår skilja skinka skiva skjuta skjutsa skog skogen skola skolor skorpa skosnören skrapa skrift
skriva skrivare skrivbord skruv skruvmejsel skugga skuld skull skulle skum skylt skåp skål skämt skärm skön skönhet skörd
sladd slag slagborr slang slips slipsar slott slut slå släde slät slöja smak smal smart smink smoking smultron smutsig smycke
smycken smyckeskrin små smörgås smör snabb snabba snabbare snabbt snickare snigel snittblommor snäll snäv snöre snöflinga
snöbollar snöskyffel social socker soffa soffor sol solbad solig solkräm solstol sommar son sopa soppa sork sort sorg sova
sovrum spade sparkcykel sparris spara spel spela spegel spets spik spindel spis sport spray sprit språk springa spår spårning
spårvagn spänn städ städa stad staden stall stamp stanna start starta station staty statist steg stege stek stekpanna sten
stenar stil stift stiga stilla stjärna stolar stoppa storm stor stora storlek storlekar storleksguide stort strand strumpbyxor
strut sträcka ström student studio studera stuga stum styr styrka stå stål ställa stöd störst sucka suga summa surfbräda surfa
svag svamp svan svar svara svensk svensk svett svår sväng svärd svärmor syd sylt symaskin sy syn synd syre syster systrar
säck säker säkerhet säl sälja säljare säng sängkläder säsong sätta söder söka söndag sönder söt söta tack tacka tag tagg
taggtråd tal tala tall tand tandborste tandkräm tandläkare tapet tapeter tass tavla tavlor taxi te teater tecken teckna teknik
telefon telefonnummer tempo tempel tenn tennis tennisracket termometer test text tid tiden tidning tidtabell tiger timme
timmar tio tisdag titta tja tjej tjock tjugo tjur toalett tobak tomat tomte tom ton topp torg torka torn torr torsdag total
trafik transport trasa trasig trappa tre trevlig tro trosa trosor trumma trycka tryck träd trädgård träff träna träning
tråd trött tub tuff tull tumme tung tunga tunna tunnel turist tur tusen tv tvål tvätt tvätta tvättmaskin tvättråd två tygpåse
tyst tyngd tåg tång tårta täcke tält tänd tända tändare tändstickor tänka tärning tävling töm uggla ugn ull under underbar
undra unge ungdom union universitet uppdrag upp uppe urban ur ut utan ute utförsäljning utrustning utsikt utgång vacker vackra
vad vagga vagn val valp van vanilj vann vanlig vapen var vara varg varm varor varsel varukorg vas vask vatten vecka veckor
vegan vegansk vem verkligen verkstad verktyg veta vi video vika vikt vila vild vill villa villkor vin vind vinda vinge vinna vinst
viola visa visp vispa vit vitamin vitlök vits vrida väder väg vägg vägen väl välja vän vänd vänlig vänner vänster vänta vår
våg våt våtdräkt vård värk värld värme världen väska växa växt växter yoga yta yttre ytterkläder åker ål ålder åldrar ånger
ångerrätt ångra år åsna åska återbetalning återförsäljare ärlig ägare ägg äkta äldre älg älska älskar äng äpple äpplen ärm
ärta öga ögon ögonskugga ö öl önska önskelista öppen öppet öppettider öppna öra örhänge örhängen öron öst över öster övning
script gravida slutrea reapriser lagerrensning leveranser medlemmar medlemspris outlet klarna swish faktura hållbarhet
tillbehör tvättanvisning skötsel måttabell reservdelar nöjd modern personal karriär lediga yrkeskläder arbetskläder
`;
