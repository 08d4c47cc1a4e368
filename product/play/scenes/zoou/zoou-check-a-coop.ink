// One Cart, Three Loads. Zoo U, the cart line up Kite Hill, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-coop
# title: One Cart, Three Loads
# kind: check
# skill: coop
# also: ini, emp, ic
# max_words: 16
# place: cart-line
-> start

=== start
Tonight is the Hilltop Supper. Everybody is bringing something up the hill. # camera: wide # prop: put cart at 5, put bench at 7.4, put drum at 8.8 # enter: you at 2.8, juno at 7.2, oke at 8.7 # feel: you happy, juno happy, oke happy # who: narrator
You have trays of seedlings for the tables. # pose: you hold seedling-tray # who: narrator
I've got the benches. No benches, no sitting. # pose: juno lift # feel: you okay # who: juno # face: determined
I've got five drums. No drums, no dancing. No dancing, no supper! # pose: oke cheer, juno stand # prop: ring drum # feel: juno okay # who: oke # face: excited
There is one cart. It is standing in front of you, and your hand is on it. # camera: close cart # prop: drop seedling-tray at 1.8 # pose: you reach, oke stand # feel: oke okay # who: narrator # ask: first
 * [I got here first, so seedlings go on first. # ev: coop=0]
   So we stand here holding benches? # camera: wide # pose: juno shrug, you reach # feel: oke worried # who: juno # face: frustrated
   A bit of everything ends up on the cart, without much order. # prop: gone bench, gone drum, gone seedling-tray, load cart # pose: you stand, juno stand # feel: juno frustrated # who: narrator
   -> jobs
 * [Let's draw straws, and the winner loads up. # ev: coop=1]
   Oke wins. His drums take up all of the middle. # camera: wide # prop: gone drum, load cart # pose: oke cheer, you stand # feel: oke excited, juno surprised, you okay # who: narrator
   The benches can go around them. Somehow. # prop: gone bench, gone seedling-tray # pose: juno hold, oke stand # feel: oke happy # who: juno # face: okay
   -> jobs
 * [What has to stay flat, and what can stack? # ev: coop=2]
   Benches stack. So benches go under. # camera: wide # prop: gone bench, load cart # pose: juno wave, you stand # feel: oke okay, you happy # who: juno # face: okay
   Drums can hold seedlings! Like very loud plant pots. # prop: gone drum, gone seedling-tray # pose: oke cheer, juno stand # feel: juno happy, you happy # who: oke # face: happy
   -> jobs

=== jobs
The load is tied on. Six jobs are left for the three of you. # camera: wide # move: you to 2.8, juno to 7, oke to 8.4 # pose: juno hold rope, oke stand, you stand # prop: tie rope # feel: juno determined, oke okay, you okay # who: narrator
Share out the jobs. # pose: juno stand # feel: juno okay # who: narrator # play: sort bins=juno,oke,you items=push-the-back,pull-the-front,steer,hold-the-brake,watch-the-load,carry-the-lamp # ask: jobs
 * [two each # out: fair # ev: coop=2]
   Two each. My arms thank you. # pose: oke cheer, you clutch # feel: you happy, juno happy # who: oke # face: happy
   -> stone
 * [some more than others # out: uneven # ev: coop=1]
   Somebody here is going to sleep well tonight. # pose: juno shrug # feel: oke worried, you okay # who: juno # face: okay
   -> stone
 * [one has most of them # out: hog # ev: coop=0]
   The cart creaks. So does one of you. # fx: shake # prop: tip cart, load cart # pose: you rest, juno clutch # feel: you sad, juno worried, oke worried # who: narrator
   -> stone

=== stone
A stone under the wheel holds the cart. You are nearest, so you will pull it out. # camera: close cart # move: you to 3.5 # pose: you sit, juno stand, oke stand # feel: you okay, oke okay, juno okay # who: narrator
Last knot. Wait for my go. # camera: wide # pose: juno clutch rope # prop: tie rope # who: juno # face: determined
The knot takes ages. Oke drums on his knees. # camera: close oke # pose: oke sit # feel: oke happy, juno determined # who: narrator # ask: stone
 * [Wiggle the stone loose, so it's ready to go. # ev: ic=1]
   The cart rolls back the width of one toe. Everybody squeaks. # camera: wide # prop: roll cart at 4.8 # fx: shake # pose: you reach, oke clutch # feel: juno surprised, oke surprised, you surprised # who: narrator
   Now go! # pose: juno cheer, oke stand # who: juno # face: surprised
   -> zigzag
 * [Pull it. She's on the last loop. # ev: ic=0]
   The cart rolls. Juno runs after it with half a knot. # camera: wide # prop: roll cart at 2.6 # move: you to 4.6, juno to 5.8 # pose: you shrug, juno clutch rope, oke cheer # fx: shake # feel: juno surprised, oke worried, you surprised # who: narrator
   It stops against a bush. The bush is fine. # prop: load cart # fx: dust # pose: oke stand, juno stand # feel: juno frustrated, oke surprised # who: narrator
   -> zigzag
 * [Keep my hand on the stone and watch her. # ev: ic=2]
   Done. And, go! # camera: wide # pose: juno cheer, you lift # feel: you happy, oke happy # who: juno # face: happy
   -> zigzag

=== zigzag
The road splits. One way is short and steep. The other goes in zigzags. # camera: wide # prop: put cart at 5, load cart # move: you to 2.8, juno to 7, oke to 8.4 # pose: you stand, juno stand, oke stand # feel: juno okay, oke okay, you okay # who: narrator
Steep. We're strong, and it's half as long. # pose: juno point # feel: oke worried # who: juno # face: determined
Zigzag. Drums roll. I've seen drums roll. # pose: juno stand, oke shrug # feel: juno determined # who: oke # face: worried # ask: road
 * [Steep. Juno knows this hill best. # ev: coop=1]
   Oke says nothing, and ties his drums down twice. # pose: oke clutch rope # prop: tie rope # feel: oke worried, juno happy # who: narrator
   -> lean
 * [I'm the one in front, so I pick the zigzag for us. # ev: coop=0]
   So that was a question for nobody. # pose: juno shrug, you point # feel: oke okay # who: juno # face: frustrated
   -> lean
 * [Zigzag to the first post, then see how it feels? # ev: coop=2]
   To the post. Then I get to say I told you so. # pose: juno nod # feel: oke okay, you happy # who: juno # face: okay
   -> lean

=== lean
Halfway up, the cart gets heavy. Oke has stopped pushing. # camera: wide # prop: put cart at 5, load cart, put drum at 8.6 # pose: you reach, juno clutch, oke sit # feel: oke worried, juno frustrated, you frustrated # who: narrator
He is holding a drum with one foot and a seedling with his chin. # camera: close oke # pose: oke hold seedling-tray # who: narrator # ask: lean
 * [If you don't push, the drums get off. # ev: coop=0]
   I'm pushing with everything I've got left! It's an elbow! # camera: wide # pose: oke shrug, you point # prop: put seedling-tray at 7.8 # feel: juno surprised # who: oke # face: mad
   -> drum
 * [Oke, what needs tying, so you're free? # ev: coop=2]
   This one! And that one! And possibly me! # camera: wide # pose: oke cheer, you comfort # prop: put seedling-tray at 7.8 # feel: you okay, juno okay # who: oke # face: okay
   Two knots later, he has all his arms back. # pose: oke cheer, you stand, juno hold rope # prop: tie rope # feel: oke happy, juno happy # who: narrator
   -> drum
 * [Push twice as hard, to make up for his share. # ev: coop=1]
   You push until your ears pop. The cart moves one wheel-turn. # camera: close you # pose: you fists # fx: shake # feel: you frustrated # who: narrator
   -> drum

=== drum
A wheel hits a root. Pang! The skin of the smallest drum splits. # camera: close drum # move: juno to 9, oke to 6.5, you to 2.8 # prop: put cart at 4.6, load cart, put seedling-tray at 7.8, gone seedling-tray, put drum at 7.7, split drum # pose: you stand, juno stand, oke stand # fx: shake, dust # feel: oke surprised, juno surprised, you surprised # who: narrator
Oke does not make a joke. He runs a finger along the split. # camera: close oke # pose: oke reach # feel: oke sad, juno worried, you worried # who: narrator # ask: drum
 * [Don't worry, you've still got four good ones. # ev: emp=1]
   Four. Yes. Four is a lot. # camera: two you oke # pose: oke rest # feel: juno worried # who: oke # face: sad
   -> mud
 * [Is that one special to you? # ev: emp=2]
   My grandpa's. It was his first, and then it was my first. # camera: two you oke # pose: oke clutch # feel: juno sad, you worried # who: oke # face: sad
   He wraps it in your scarf, so it can ride on top. # camera: wide # prop: gone drum # pose: oke hold scarf # feel: oke calm, you calm # who: narrator
   -> mud
 * [Let's go, or we'll be late. # ev: emp=0]
   Right. Late. # camera: wide # pose: oke rest, you point # feel: juno surprised, you okay # who: oke # face: sad
   -> mud

=== mud
Near the top, the road turns to mud. The wheels sink. The load must get lighter. # camera: wide # prop: put drum at 6.6, gone drum, put cart at 5, load cart # fx: shake # move: oke to 8, juno to 6.9 # pose: you reach, juno clutch, oke clutch # feel: oke worried, juno worried, you frustrated # who: narrator # ask: mud
 * [I'll leave all the seedlings here. # ev: coop=1]
   All of them? The tables will look bald! Keep two trays. # prop: put seedling-tray at 1.6 # pose: juno shrug, you point # feel: oke surprised, you okay # who: juno # face: worried
   -> otters
 * [Could each of us leave some, and all come back for it? # ev: coop=2]
   Two benches, two drums, two trays. They wait under a tree. # prop: put cart at 4.4, put bench at 8.6, put seedling-tray at 9 # pose: you point, juno stand, oke cheer # feel: juno happy, oke happy, you happy # who: narrator
   -> otters
 * [The broken drum can stay here, for a start. # ev: coop=0]
   Oke lifts it off and carries it himself, on his back. # prop: put drum at 8, split drum # pose: oke hold, you point, juno stand # feel: oke sad, juno worried, you okay # who: narrator
   -> otters

=== otters
It is still too heavy. Two ferry otters sit on a wall, eating pears. # camera: wide # prop: put drum at 8, gone drum, put bench at 8.6, gone bench, put seedling-tray at 9, gone seedling-tray, put cart at 5, load cart # enter: otters at 1.5 # pose: otters sit, you reach, juno clutch, oke rest # feel: you frustrated, juno frustrated, oke worried, otters calm # who: narrator
They have big arms and a good rope. You do not know them. # pose: you stand, juno stand # camera: close you # feel: you worried # who: narrator # ask: otters
 * [Keep pushing, and groan until they notice. # ev: ini=1]
   One otter looks up. "Bad back," he asks, "or bad cart?" # camera: wide # pose: you clutch # feel: you frustrated, juno surprised, otters surprised # who: narrator
   They finish their pears first. Then they pull. # prop: roll cart # move: otters to 2.6, you to 1.2 # pose: otters reach right, you stand, juno cheer # feel: you happy, oke happy, juno happy, otters happy # who: narrator
   -> tables
 * [Go over and ask, "Could you pull us to the bend?" # ev: ini=2]
   "To the bend?" says one. "We'll pull you to the soup." # camera: wide # move: otters to 2.6, you to 1.2 # pose: otters reach right, you wave # prop: roll cart # feel: you happy, juno happy, oke happy, otters happy # who: narrator
   -> tables
 * [Keep my eyes on the wheel and keep trying. # ev: ini=0]
   You rock the cart for a long time. At last it pops free. # camera: wide # prop: roll cart # fx: shake # pose: you reach, oke clutch # feel: you determined, juno surprised, otters surprised # who: narrator
   -> tables

=== tables
At the top, only two tables are left for three loads. # camera: wide # enter: you from left at 2.8, juno from left at 7.2, oke from left at 8.4 # prop: put table at 5 # feel: you okay, juno okay, oke okay # who: narrator # place: kite-hill
Juno and Oke are still untying knots. # pose: juno clutch rope, oke clutch # feel: juno determined, oke determined # who: narrator # ask: tables
 * [Set my trays out before they fill up. # ev: coop=0]
   Your trays look lovely. The drums go under a bush. # prop: put seedling-tray on table at 4.6, put drum at 9 # pose: you reach # feel: you proud, oke surprised, juno surprised # who: narrator
   Again with the bush. # pose: oke shrug, you stand # who: oke # face: frustrated
   -> credit
 * [Put my trays along one edge and leave the rest to them. # ev: coop=1]
   There is room for some drums, if nobody breathes. # prop: put seedling-tray on table at 4.2, put drum on table at 5.7 # pose: you hold, oke stand # feel: juno okay, oke surprised # who: narrator
   -> credit
 * [Call, "Push them together and split it in three?" # ev: coop=2]
   One long table. Benches around it. Drums at the end. # prop: put bench at 5, put seedling-tray on table at 4.2, put drum at 6.2 # pose: juno cheer, you stand # feel: juno happy, you happy, oke surprised # who: narrator
   It looks like a ship! # pose: oke cheer # who: oke # face: excited
   -> credit

=== credit
Sorrel comes along with the supper list, and looks at you. # camera: wide # enter: sorrel from left at 1.4 # move: you to 2.8 # pose: sorrel hold logbook, you stand, juno stand, oke stand # prop: open logbook # feel: sorrel calm, juno okay, oke okay, you okay # who: narrator
You brought all this up? Remarkable. Whom shall I write down? # camera: two sorrel you # feel: you surprised # who: sorrel # face: surprised # ask: credit
 * [We sort of did it as a group. # ev: coop=1]
   "A group," writes Sorrel. The pen waits for more. # camera: close sorrel # pose: sorrel reach logbook # feel: you okay, sorrel calm # who: narrator
   -> finish
 * [Juno for the load, Oke for the road, and me. # ev: coop=2]
   Spell Oke with a drum on it, please. # camera: wide # pose: oke hop, you point, juno cheer # feel: juno happy, you happy, sorrel happy # who: oke # face: proud
   -> finish
 * [Thank you. It was very heavy. # ev: coop=0]
   Sorrel writes one name. Juno reads it upside down. # camera: wide # move: juno to 3.9 # pose: juno hold # feel: juno surprised, sorrel calm, you proud, oke worried # who: narrator
   And two more names. If there's any ink left. # pose: juno shrug # feel: you surprised, sorrel surprised # who: juno # face: okay
   -> finish

=== finish
The lamps come on. Four drums start up, and then a small, split, buzzing one. # camera: wide # fx: dusk, lamps # move: juno to 7.2, oke to 8.4 # prop: put drum at 8.4, split drum, buzz drum # pose: sorrel stand, juno stand, oke stand, you stand # feel: juno happy, you happy, oke surprised, sorrel happy # who: narrator
It buzzes! It never used to buzz! # camera: close oke # pose: oke cheer # prop: buzz drum # who: oke # face: excited
Nobody in Canopy Town sits on a bench for long that night. # camera: wide # fx: sparkle # pose: you cheer, juno cheer, oke cheer, sorrel hop # feel: you happy, juno happy, oke happy, sorrel happy # who: narrator # keepsake: toy-drum
-> END
