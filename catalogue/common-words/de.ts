// Data: everyday words of German that are no slips, whether or not a shop sells what they name.

export const words = `
abend abfall abholung absatz absätze abschied adresse adler affe agentur aktion aktiv alarm album alle allein allergie alles
alltag alt alte alter ampel amt ananas andere anfang angebot angebote angel angst anhänger anker anleitung anmelden anmeldung
annahme anruf antwort antworten anzeige anzug apfel apotheke april arbeit arbeiten arbeitskleidung arm armband armbänder
armbanduhr art artikel arzt asche ast auch auf aufgabe aufkleber auge augen august ausflug ausgang auskunft ausländer ausrüstung
außen ausverkauf ausweis auswahl auto autobahn autor babybett bach backen backofen bad badeanzug badehose bademantel baden
badezimmer bäcker bahn bahnhof balkon ball ballon banane band bank bar bargeld bart batterie bau bauch bauen bauer baum bäume
baumarkt becken bedingung beere befehl beginn behälter bein beine beispiel bekannt belohnung bequem berater bereit berg bericht
beruf beschwerde besen besser beste bestellen bestellung besteck besten bestseller besuch bett bettwäsche bewertung bewertungen
bezahlen bezahlung bibel biene bier bikini bild bilder bildschirm billig billige billiger billiges billigste biologie birne bitte
blasen blatt blau blazer blei bleiben bleistift blick blind blitz block blond blume blumen bluse blut boden bogen bohne
bohrer bohrmaschine bonus boot bord börse böse botschaft brand braten brauchen braut breit breite breiter brett brief briefkasten
briefmarke brille bringen brot brötchen brücke bruder brunnen brust buch bücher buchse büffel bügel bügeleisen bühne bund
bunt burg bürger büro bürste bus busch butter café center chance chef christ code computer couch dach dame dampf dank danke
datei daten datenschutz datum dauer daumen decke decken deckel denken design deutsch deutschland dezember dichter dick dieb
dienst dienstag diesel ding direkt dirndl disko doktor dokument dom donner donnerstag doppel dorf dose drache draht draußen
drehen drei dreieck dreißig drink drohne drucken drucker druck duft dumm dunkel dünn durst dusche duschgel ebene ecke echt
ehe ehre ehrlich ei eier eigen eile eimer einfach eingang einhorn einkauf einkaufen einkaufstasche einkaufswagen einladung eins
einzel einzeln eis eisen eisenbahn elefant elegant elektrisch eltern ende eng engel englisch enkel ente entdecken ente
entschuldigung erbse erdbeere erde erfahrung erfolg erlaubt ernst ersatz ersatzteil ersatzteile erst erste erstattung
erwachsene esel essen essig etikett etwas eule euro europa ewig fabrik faden fahne fahren fahrer fahrkarte fahrt fall falle
falsch falten familie fan fang fangen farbe farben fass fasten faul faust fax feder fehler feier feiertag feige feile fein
feind feld fell fels fenster ferien fernseher fertig fest festival fett feuer feuerwehr feuerzeug fieber figur filiale
filialen film filter finger firma fisch fischen fische fit flach flagge flamme fleck fleisch fleck fliege fliegen fließen
flöte flucht flug flughafen flugzeug fluss flüssig flut folge folie form formular forum foto fotografie frage fragen frau
frech frei freiheit freitag freizeit fremd freude freund freunde freundin freundlich frieden frisch friseur frisur froh
frosch frost frucht früh frühling frühstück fuchs fühlen führer führerschein füllung fund fünf funk funktion fuß fußball
fussball füße füsse futter gabel gans ganz garage garantie gardine gardinen garn garten gas gast gäste gebäude geben
gebühr geburt geburtstag gedicht geduld gefahr gefühl geheim gehen geige geist geld gemüse genau genug gepäck gerade gerät gericht
gern gerne geruch geschäft geschenk geschenke geschenkgutschein geschenkkarte geschenkpapier geschichte geschirr geschlecht
geschwister gesicht gespräch gestern gesund gesundheit getränk getränke gewicht gewinn gewinnspiel gewitter gewürz giessen gift
gitarre glas gläser glatt glaube gleich gleis glocke glück glücklich glühbirne gold golden golf golfschläger gott grab grad
gramm gras gratis grau grenze griff grill grillen groß große größe großen größen größer größentabelle großeltern großmutter gross
grosse grösse grössen gruppe gruß gummi gunst günstig günstige günstiger günstiges günstigste gurke gut gute guter gutes gutschein
gutscheine gutscheincode haar haare haarspange haben hafen hafer hagel hahn haken halb halle hallo hals halskette halten
haltestelle hammer hamster hand handel handcreme händler handtasche handwärmer handwerk handy hart hase hass haube haus
hausarbeit häuser hauptseite haustier haut heft heilig heim heiss heiß heizung held helfen hell herbst herd herkunft herr herz heute
hexe hier hilfe himmel hinten hinter hirsch hitze hobby hoch hochzeit hocker hof hoffen hoffnung höhe hohe höhle holz honig
hören horn hotel hubschrauber huf hügel huhn hund hunde hundeleine hundemantel hundert hunger husten hütte idee igel impressum
inch information ingwer inhalt insekt insel internet italien jacht jagd jagdmesser jagen jahr jahre januar jeans jemand jetzt job
jogginghose jubiläum jugend juli jung junge jungen jungs juni juwelen kabel käfer kaffee käfig kajak kaktus kalender kalt
kamel kamera kamin kamm kampf kanal kanne kante kapitän kapitel karte karten kartoffel kartoffeln karton karriere käse kasse
kassenbon kasten katalog katze katzen kauf kaufen kaum kegel keks keller kellner kerze kette kettensäge keule kilo kilogramm
kinderbett kinderwagen kinn kino kiosk kirche kirsche kirschen kiste klagen klamotten klar klarna klasse klassisch klatschen
klavier kleber kleid kleider kleiderbügel kleiderschrank kleidung klein kleine kleiner kleines klima klingel klinik klinge
klopfen klotz klub klug knall knie knochen knopf knöpfe koch kochen koffer kohl kohle kollege kollektion komisch kommen komma
kompliziert kompott konfekt könig königin können konsole kontakt kontrolle konzert kopf kopfhörer kopie korb kork korn körper
kosmetik kosten kostenlos kostüm krabbe kraft kragen krank krankenhaus kranz kräuter krawatte krawatten kredit kreide kreis
kreuz krieg krimi krone krug krumm küche kuchen küchen kugel kuh kühl kühlschrank kultur kunde kunden kundenservice
kündigung kunst künstler kupfer kurs kurz kurze kuss küste kuvert labor lachen lack laden ladegerät lage lager lamm lampe
lampen land landkarte lang lange langsam lärm laser lassen last lastwagen latte lauf laut lautsprecher leben lebensmittel
leber lecker ledig leer legen lehm lehnen lehre lehrer leib leicht leid leihen leim leine leise leiter leitern lenker lernen
lesen letzte leute lexikon licht lid liebe lieben lieber lied liefern lieferung lieferzeit liege liegen liegestuhl likör lila
limonade linde lineal linie links linse lippe lippen lippenstift liste liter loben loch locken löffel logik logo lohn los lösen
lösung löwe luft lüge lunge lupe lust lustig luxus machen macht mädchen magazin magen magnet mahlzeit mai mais maler malen
manager manche mandel mangel mann männlich mappe märchen marke marken markt marmelade marmor märz maschine maske maß masse masstabelle
maßband matratze matratzen mauer maus maximum mechaniker medaille medien medikament meer mehl mehr meile meinung meister melden
melone menge mensch menschen menü merken messe messen metall meter miete mieten milch mild milde milder militär mille minute
minze mischung mit mitglied mitglieder mittag mitte mittel mittwoch mixer möbel mobil mode modell modern moderne modisch mögen
möglich möhre moment monat monate mond monitor monster montag moos moped mord morgen motor motorrad möwe mücke mücken
mückenspray müde mühe mühle müll münze mund munter museum musik muskel muss muster mut mutig mutter nachbar nachricht nacht
nachthemd nadel nagel nagellack nah nähe nähen nähmaschine nahrung name namen nase nass natur natürlich nebel neffe negativ nehmen
nein nerv nest nett netz neu neue neuen neuer neues neuheit neuheiten neun newsletter nichte nichts nie niedrig niemand noch
nord norden normal not note notiz nudel nudeln null nummer nur nuss oben ober oberteil objekt obst ofen offen öffnen
öffnungszeiten ohr ohren ohrring ohrringe oktober öl oma onkel online opa oper opfer option orange orden ordner ordnung organ orgel
original ort ost osten ostern outlet ozean paar paare päckchen packen paket palast palme panne papagei papier pappe parfum
parfüm park parken parkplatz partei partner party pass passform passt pause pech pedal peitsche pelz perfekt perle perlen person
pfad pfanne pfau pfeffer pfeife pfeil pferd pferde pfingsten pflanze pflanzen pflaster pflaume pflege pflegehinweise pflicht pforte
pfund pilot pilz pilze pinsel pirat pizza plakat plan planet plastik platte platz plätzchen plötzlich po pokal polizei polster
portal porto post postkarte praktisch präsident preis preise preiswert prinz prinzessin privat probe problem produkt produkte profi
programm projekt prospekt prozent prüfung psalm publikum pudel pulver pumpe punkt puppe puppen pur putzen puzzle pyjama quadrat
qual qualität quark quelle quer quittung rabatt rabatte rabattcode radio radtour rahmen rakete rand rasen rasenmäher rasieren
rasierer rat ratgeber ratte rauch raum raupe recht rechte rechner rechnung rede reden regal regel regenbogen regenschirm
region reh reiben reich reif reifen reihe rein reinigung reis reisen reissverschluss reiten reiter reklamation religion rennen
rente reparatur reparieren rest restaurant restposten rettung revier rezept richtig richter riechen riese ring ringe rippe riss
ritter robe roboter rock rohr rolle rollen roller roman rose rosen rost rostig route rücken rückgabe rückerstattung rücksendung
ruder ruf rufen ruhe ruhig rund runde rutsche saal sache sachen saft säge sagen sahne saison sakko salat salbe sale salz samen
sammeln sammlung samstag samt sand sandwich sänger satt sattel satz sauber sauer säule sauna schach schachtel schade schaden schaf
schal schale schalter scharf schatten schatz schaufel schaukel scheck scheibe schein schenken schere scherz schi schicht schick
schicken schiff schild schildkröte schimmel schinken schirm schlacht schlaf schlafanzug schlafen schlafzimmer schlag schläger
schlange schlank schlecht schleife schlecht schlitten schloss schlucht schluss schlüssel schlüsselanhänger schmal schmale schmerz
schmetterling schminke schmuck schmutz schnabel schnecke schneemann schneiden schneider schnell schnelle schneller schnitt
schnitzel schnuller schnur schokolade schön schöne schönheit schrank schränke schraube schreiben schreibtisch schrift schritt
schrott schuld schule schüler schulter schüssel schutz schwach schwamm schwan schwanger schwangerschaft schwanz schwein schweiß
schweiz schwer schwert schwester schwimmbad schwimmen schwimmweste schwung sechs see seele segel segeln sehen sehr seide seife
sein seite seiten sekt sekunde selbst selten senden sender senf september serie service serviette sessel setzen shampoo shop sicher
sicherheit sieb sieben sieg silber singen sinn sirup sitz sitzen skateboard skizze sklave smoking socke sofa sofort sohle sohn
soldat sommerkleid sonne sonnencreme sonnenschirm sonntag sorge sorte soße spange spannung spaß sparen spargel spass spät spaten
spaziergang specht speck speer speise spiegel spiel spiele spielen spielplatz spielzeug spinne spitze sport sportler sprache
sprechen spray springen spritze sprung spur staat stab stadt städte stahl stall stamm stand stange stapel star stark start
station statue staub staubsauger steak stecker stehen steif stein steine stelle stellen stempel sterben stern sterne steuer
stich stift stifte still stille stimme stirn stock stoff stoffe stolz storch stornieren storno stoß strafe strahl strand strasse
straße straßenbahn strauß streichholz streifen streit streng strick stroh strom strumpf strumpfhose stück stücke student studenten
studio studium stufe stühle stunde stunden sturm suche suchen sucht süd süden summe sumpf suppe surfbrett surfen süß süßigkeiten
tabak tabelle tablett tablette tafel tag tage tal talent tanne tante tanz tanzen tapete tapeten tapfer tarif tat tau taube tauchen
taufe tausch tausend taxi technik tee teich teig teil teile teilen telefon teller tempel temperatur tennis tennisschläger teppich
teppiche termin terrasse test teuer teufel text theater thema tief tier tiere tiger tinte tipp titel toast tochter tod toilette
toll tomate tomaten ton tonne topf tor torte tot tour tourist tracht tradition tragen trainer training traktor tram traube traum
träumen traurig treffen treppe treu trinken trocken trommel tropfen trost trotz trübe truhe tuch tulpe tun tür turm turnen turnier
tüte typ übung ufer uhr uhren uhrzeit umarmung umfrage umstandsmode umtausch umweg umwelt umzug unfall ungarn uniform union universität
unten unter unterschied unterkunft urlaub vanille vase vater vegan vegane veilchen ventil verband verbot verein vergessen
vergleich verkauf verkäufer verkehr verlag verleih verlieren verlobung vermieten verpackung versand versandkosten verschluss
versicherung vers vertrag vertrauen verwandte video vieh viel viele vier viertel violine visum vitamin vogel vögel volk voll volleyball
vollmilch vorhang vorhänge vorname vorrat vorsicht vorteil vulkan waage wachs wachsen waffe waffel wagen wahl wahr währung wald
wal wand wanderer wanne wappen ware waren wärme warten warum waschen wäsche waschmaschine waschanleitung wasser wasserhahn watte
weben wechsel wecker weg weh weiblich weiche weide weihnacht weihnachten weihnachtsbaum wein weinen weintraube weise weiß weite
weizen welle wellen welt weltkarte wenig werben werbung werkstatt werk werkzeug wert wespe wetter wichtig wickeln widerruf wiese
wild wille willkommen wimper wimpern windel windeln winkel wirt wirtschaft wissen witz woche wochen wochenende wohl wohnen wohnmobil
wohnung wohnzimmer wolf wolke wolken wollen wort wörterbuch wunde wunder wunsch wünsche wunschliste wurf würfel wurm wurst wurzel
würzig wüste wut yoga zahl zahlen zahlung zahlungsarten zahn zahnarzt zahnbürste zahnpasta zange zart zauber zaun zehe zehn
zeichen zeichnung zeit zeiten zeitschrift zeitung zentrum zettel ziege ziehen ziel zimmer zimt zirkus zitrone zoll zoo zopf
zubehör zucker zufall zug zukunft zunge zurück zusammen zustand zutat zwang zwei zweig zwerg zwiebel zwilling zwischen zwölf
übergröße übergrößen übergrössen script bezahlen gebrauchsanweisung kundenkonto konto kontaktformular nachhaltigkeit pflegetipps
`;
