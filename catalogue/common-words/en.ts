// Data: everyday words of English that are no slips, whether or not a shop sells what they name.

export const words = `
able about above accept accessories account across act active activity actual add address adult advice afraid after
afternoon again against age agency ago agree ahead aid air airport alarm album alive all allow almost alone along
already also although always amazing among amount anchor ancient angel anger angle angry animal ankle annual another
answer ant anti any anybody anyone anything apart apartment app appear apple appointment apron april arch area arm
army around arrive arrow art article artist ask asleep assist attach attack attic august aunt author auto autumn
available avenue average avoid awake award away baby back bacon bad badge bag bake baker balance balcony bald ball
balloon banana band bank banner bar barbecue bare bargain bark barn barrel base baseball basement basic basin basket
basketball bat bath bathroom battery battle bay beach bead beam bean bear beard beast beat beautiful beauty bed bedding
bedroom bee beef beer before begin behind believe bell below bench bend benefit berry beside best better between big
bike bikini bill bin bind biology bird birth birthday biscuit bit bite bitter black blade blanket blazer bleach bleed
blend blind block blond blood bloom blouse blow blue board boat body boil bold bolt bomb bond bone bonus book border
bored born boss both bottom bound bow bowl box boxer boy bra bracelet brain brake branch brand brass brave bread break
breakfast breast breath breed brick bride bridge brief briefs bright bring broad broken brother brown brush bubble
bucket budget bug build bulb bull bunch bundle burn bus bush business busy butter butterfly button buy buyer cabin
cabinet cable cage cake calendar calf call calm camel camera camp campaign can canal cancel cancer candle candy cane
canoe cape capital captain car card cardigan care career careful cargo carpet carriage carrot carry cart case cash
castle cat catalogue catch category cattle cause cave ceiling cell cellar cement central century cereal chain chair
chalk challenge champion chance change channel charge charger charm chart chat cheap cheaper cheapest check checkout
cheek cheer cheese chef cherry chess chest chew chicken chief child chin chip chocolate choice choose chop christmas
church cigar cinema circle city claim clap class classic clay clean clear clearance clever click cliff climate climb
clinic clip cloak clock close closed cloth clothes clothing cloud club coach coal coast coat cocktail code coffee coin
cold collar collect collection college color colour comb come comfort comfortable comic common community company
compare complete computer concert condition connect contact contain content control cook cookie cool copper copy cord
cork corn corner corset cosmetic cost costume cottage couch count counter country couple coupon courage course court
cousin cover cow crab crack cradle craft crane crash crawl crazy cream create credit creek crew crib crime crop cross
crowd crown cruise crumb cry crystal cube cucumber cup cupboard curl current curtain curve cushion custom customer cut
cute cycle cycling dad daily dairy damage damp dance dancing danger dark dart data date daughter dawn day dead deaf
deal dear death debt december deck decor deep deer defence degree delay delete delicious deliver delivery demand denim
dentist deodorant deposit depth desert design designer desk dessert detail diamond diary dice diesel diet difference
different digital dine dining dinner dip direct dirt dirty disc discount discover dish dive divide dive diver diving
doctor dog doll dollar dolphin donate donkey door dot double doubt dough down downhill dozen draft dragon drain draw
drawer dream dress drift drill drink drive driver drone drop drum dry duck due dull dust duty duvet each eagle ear
early earn earring earrings earth east easter easy eat echo edge edit egg eight either elastic elbow electric electronic
elegant elephant email employ empty end enemy energy engine enjoy enough enter entry equal equipment error escape estate
euro even evening event ever every everybody everyone everything exam example excellent except exchange exercise exit
expensive explain explore express extra eye eyes fabric face fact factory fade fail fair fairy faith fake fall false
fame family famous fan fancy far farm farmer fashion fast fat father fault favorite favourite fear feather february fee
feed feel female fence festival fever few field fight figure file fill film filter final find fine finger finish fire
firm first fish fit fitness five fix flag flame flash flat flavour flight flip float flood floor flour flow flower
flute fly foam focus fog fold follow font food foot football force forest forever forget fork form formal forward
fossil found fountain four fox frame free freedom freeze freezer french fresh friday fridge friend friendly frog front
frost fruit fry fuel full fun funny fur furniture future gadget gallery game gamer games gap garage garden garlic gas
gate gear gender general gentle genuine german ghost giant gift gifts ginger girl give glad glass glasses global glow
glue go goal goat gold golden golf good goods goose gown grab grace grade grain grand grape grass grave gravity great
greet grill grip grocery ground group grow guard guess guest guide guitar gum gun gym hair half hall ham hammer hand
handbag handle hang hanger happy harbour hard hardware harm harvest have hawk hay head health heart heat heater heavy
hedge heel heels height hello help hen herb here hero hide high highway hill hip hire history hit hobby hockey hold
hole holiday hollow home honest honey hook hope horn horse hose hospital host hot hotel hour hours house how huge human
humour hundred hungry hunt hunter hunting hurry hurt husband ice icon idea image inch income index indoor info ink
inner insect inside instead insurance interest international internet invite invoice iron island issue item ivory
jacuzzi jail jam january jar jaw jazz jeans jelly jersey jet jewel jewellery jewelry job join joint joke journal journey
joy judge juice july jump june jungle just keen keep kettle key keyboard kick kid kill kilo kind king kiss kit kitchen
kite kitten knee knife knight knot know label labour lace lack ladder lady lake lamb lamp land lane language laptop
large laser last late later laugh laundry lavender law lawn lawyer layer lazy lead leaf leak learn lease leash least
leave lecture left leg legal lemon lend length lens lesson let letter level library licence lick lid life lift light
like lime limit line linen lion lip lips lipstick liquid list listen little live liver lizard load loaf loan lobster
local locate location lock locker lodge log logo lonely long look loop loose lord lose loss lost lot loud lounge love
lovely low loyal luck lucky luggage lunch lung luxury machine mad magazine magic magnet mail main make maker makeup
male mall man manage manager manual map maple marble march mark market marriage marry mask mass massage master match
material maternity matter mattress maximum maybe mayor meal mean measure meat medal media medical medicine medium meet
melon melt member membership memory menu merry mess message metal meter method metro microwave middle midnight mild
mile milk mill mind mine mineral mini minimum mint minute mirror miss mist mistake mix mixer mobile mode model modern
moisture mom moment monday money monitor monkey monster month mood moon mop more morning mosquito moss most moth
mother motion motor motorcycle mountain mouse mouth move movie mud muscle museum mushroom music must mustard nail naked
name napkin narrow nation natural nature near neat neck necklace need needle neighbour nephew nerve nest net network
never new news newsletter newspaper next nice nickel niece night nine nobody noise none noon normal north nose note
notebook nothing notice novel november now number nurse nut oak oat object ocean october odd offer offers office
official often oil old olive once one onion online only open opening opera option orange orbit orchard order orders
organ organic original other ours outdoor outfit outlet outside oven over overall own owner oxygen pack package page
pain paint painting pair palace pale palm pan pancake panda panel panic paper parcel parent park parking parrot part
partner party pass passport past pasta paste patch path patient pattern pause pay payment pea peace peach peak peanut
pear pearl pen pencil people pepper perfect perfume period person personal pet phone photo phrase piano pick picnic
picture pie piece pig pigeon pile pill pilot pin pine pink pipe pirate pitch pizza place plain plan plane planet plant
plaster plastic plate play player please plenty plot plug plum plumber plus pocket poem poet point poison police polish
polite pond pony pool poor pop popular porch pork port portable possible post postcard poster potato pottery pound pour
powder power practice praise pram prayer premium prepare present press pretty price prices pride priest prime prince
princess print printer prison private prize problem product profit program project promise promo proof proud public
pull pump pumpkin punch pupil puppy pure purse push puzzle pyjamas quality quarter queen question quick quiet quilt
quite quiz rabbit race racket radio rail railway rainbow raise ramp ranch random range rank rare rat rate rating raven
raw razor reach read reader ready real really reason receipt recipe record recover reduce reef refill refund region
register regular relax release remote remove rent rental repair repeat replace reply report request rescue research
reserve rest restaurant return returns review reward rhythm ribbon rice rich ride right ring ripe rise risk river road
roast robe robot rock rocket role roll roller roof room root rose rotten rough round route row royal rubber rug rule
ruler run runner rush rust sack sad saddle safari safe safety sail sailing salad salary sale sales salmon salon salt
same sample sand sandwich satin saturday sauce sauna sausage save saw say scale scarf scene school science scissors
scooter score scratch scream screen screw script sea seal search season seat second secret section secure see seed sell
seller send senior sense separate september serious servant serve service set seven sew sewing shade shadow shake
shallow shampoo shape share shark sharp shave sheep sheet shelf shelter shelves shield shift shine ship shipping shirt
shiver shock shoot shop shopping shore short shoulder shout shovel show shower shut shy side sight sign signal silence
silk silly silver similar simple since sing singer single sink siren sister sit site six size sizes skate skateboard
sketch skill skin sky skull slave sleep sleeve slice slide slim slip slippers slow small smart smell smile smoke smooth
snack snail snake snap snow snowboard soap soccer social socket soda sofa soft software soil solar soldier sole solid
some someone something son song soon sorry sort soul sound soup sour south souvenir space spare spark speak speaker
special speech speed spell spend spice spider spin spirit split spoon sport sports spot spray spread spring spy square
squash stable stack stadium staff stage stain stair stamp stand standard star start state station statue stay steak
steal steam step stick sticker still sting stir stock stockings stomach stone stool stop storage store storm story
straight strange strap straw strawberry stream street strength stress string strip stripe strong structure student
studio study style subject suit suitcase sugar summer sun sunday sunscreen sunset super supper supply support sure surf
surfboard surfing surprise swan sweat sweet swim swimming swimsuit swing switch sword symbol system table tablet tail
tailor take tale talent talk tall tan tank tap tape target task taste tattoo tax taxi tea teach teacher team tear
teddy teen telephone television tell ten tennis term terrace test text thank thanks that theatre theme thermal thick
thief thin thing think third thread three throat throne throw thumb thunder thursday ticket tide tie tiger tight tile
timber time tin tiny tip tire tired tissue title toast tobacco toddler toe together toilet tomato tomorrow tone tongue
tonight tool toolbox tools tooth top topic torch total touch tough tour tourist tower town toy toys track tracking
trade traffic trailer train trainer training tram transfer transparent trap travel traveller tray treasure treat tree
trend triangle trick trip trophy tropical trouble truck true trumpet trunk trust truth try tub tube tuesday tulip tune
turkey turn turtle tuxedo twelve twenty twice twin two type tyre ugly umbrella uncle under underwear unicorn uniform
union unique unit universe university unlock until upper upset urban use used useful user usual vacation vacuum valley
value van vanilla vase vegan vegetable vehicle veil velvet very vet video view village vinegar violin virus visit
vitamin voice volcano volleyball volume vote voucher wage wagon waist wait waiter wake walk walker walking wall wallet
want war wardrobe warehouse warm warmer warmers warranty wash washing waste watch watches water wave wax way weak wear
weather web website wedding wednesday week weekend weight welcome well west wet wetsuit whale wheat wheel when where
while whisky whistle white whole wide width wife wild willow win wind window wine wing winner wire wise wish wolf woman
wonder wood wooden word work worker workout world worry worst wound wrap wrist write writer wrong yacht yard yarn year
yellow yes yesterday yoga young youth zebra zero zipper zone zoo
affordable afterpay aged approved assembly bestseller bestsellers blackfriday brands broken catalog christian chat
clearance climate colours complaint cookies cosy covid customs cyber damaged deals dress dresses elf eco ethical fairtrade
faq fitting flexible formal giftcard giftcards halloween hallowe'en handmade imprint instore instruction instructions
kilogram klarna login logout loyalty lost lookbook manuals measurements mens womens outlet paypal petite plus policy
premium privacy promotion promotional quick rebate receipts recall reduced reference refundable registration reuse
reviews safe samples secure shipment sizing size soldout sponsor stores subscribe subscription sustainability
sustainable tailored terms trackable trending unisex unsubscribe visa vintage waterfall wholesale wishlist worn
`;
