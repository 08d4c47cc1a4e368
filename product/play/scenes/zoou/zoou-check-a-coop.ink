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
Tonight is the Hilltop Supper. Everybody is bringing something up the hill. # who: narrator
You have trays of seedlings for the tables. # who: narrator
I've got the benches. No benches, no sitting. # who: juno # face: determined
I've got five drums. No drums, no dancing. No dancing, no supper! # who: oke # face: excited
There is one cart. It is standing in front of you, and your hand is on it. # who: narrator # ask: first
 * [I got here first, so seedlings go on first. # ev: coop=0]
   So we stand here holding benches? # who: juno # face: frustrated
   A bit of everything ends up on the cart, without much order. # who: narrator
   -> jobs
 * [Let's draw straws, and the winner loads up. # ev: coop=1]
   Oke wins. His drums take up all of the middle. # who: narrator
   The benches can go around them. Somehow. # who: juno # face: okay
   -> jobs
 * [What has to stay flat, and what can stack? # ev: coop=2]
   Benches stack. So benches go under. # who: juno # face: okay
   Drums can hold seedlings! Like very loud plant pots. # who: oke # face: happy
   -> jobs

=== jobs
The load is tied on. Six jobs are left for the three of you. # who: narrator
Share out the jobs. # who: narrator # play: sort bins=juno,oke,you items=push-the-back,pull-the-front,steer,hold-the-brake,watch-the-load,carry-the-lamp # ask: jobs
 * [two each # out: fair # ev: coop=2]
   Two each. My arms thank you. # who: oke # face: happy
   -> stone
 * [some more than others # out: uneven # ev: coop=1]
   Somebody here is going to sleep well tonight. # who: juno # face: okay
   -> stone
 * [one has most of them # out: hog # ev: coop=0]
   The cart creaks. So does one of you. # who: narrator
   -> stone

=== stone
A stone under the wheel holds the cart. You are nearest, so you will pull it out. # who: narrator
Last knot. Wait for my go. # who: juno # face: determined
The knot takes ages. Oke drums on his knees. # who: narrator # ask: stone
 * [Wiggle the stone loose, so it's ready to go. # ev: ic=1]
   The cart rolls back the width of one toe. Everybody squeaks. # who: narrator
   Now go! # who: juno # face: surprised
   -> zigzag
 * [Pull it. She's on the last loop. # ev: ic=0]
   The cart rolls. Juno runs after it with half a knot. # who: narrator
   It stops against a bush. The bush is fine. # who: narrator
   -> zigzag
 * [Keep my hand on the stone and watch her. # ev: ic=2]
   Done. And, go! # who: juno # face: happy
   -> zigzag

=== zigzag
The road splits. One way is short and steep. The other goes in zigzags. # who: narrator
Steep. We're strong, and it's half as long. # who: juno # face: determined
Zigzag. Drums roll. I've seen drums roll. # who: oke # face: worried # ask: road
 * [Steep. Juno knows this hill best. # ev: coop=1]
   Oke says nothing, and ties his drums down twice. # who: narrator
   -> lean
 * [I'm the one in front, so I pick the zigzag for us. # ev: coop=0]
   So that was a question for nobody. # who: juno # face: frustrated
   -> lean
 * [Zigzag to the first post, then see how it feels? # ev: coop=2]
   To the post. Then I get to say I told you so. # who: juno # face: okay
   -> lean

=== lean
Halfway up, the cart gets heavy. Oke has stopped pushing. # who: narrator
He is holding a drum with one foot and a seedling with his chin. # who: narrator # ask: lean
 * [If you don't push, the drums get off. # ev: coop=0]
   I'm pushing with everything I've got left! It's an elbow! # who: oke # face: mad
   -> drum
 * [Oke, what needs tying, so you're free? # ev: coop=2]
   This one! And that one! And possibly me! # who: oke # face: okay
   Two knots later, he has all his arms back. # who: narrator
   -> drum
 * [Push twice as hard, to make up for his share. # ev: coop=1]
   You push until your ears pop. The cart moves one wheel-turn. # who: narrator
   -> drum

=== drum
A wheel hits a root. Pang! The skin of the smallest drum splits. # who: narrator
Oke does not make a joke. He runs a finger along the split. # who: narrator # ask: drum
 * [Don't worry, you've still got four good ones. # ev: emp=1]
   Four. Yes. Four is a lot. # who: oke # face: sad
   -> mud
 * [Is that one special to you? # ev: emp=2]
   My grandpa's. It was his first, and then it was my first. # who: oke # face: sad
   He wraps it in your scarf, so it can ride on top. # who: narrator
   -> mud
 * [Let's go, or we'll be late. # ev: emp=0]
   Right. Late. # who: oke # face: sad
   -> mud

=== mud
Near the top, the road turns to mud. The wheels sink. The load must get lighter. # who: narrator # ask: mud
 * [I'll leave all the seedlings here. # ev: coop=1]
   All of them? The tables will look bald! Keep two trays. # who: juno # face: worried
   -> otters
 * [Could each of us leave some, and all come back for it? # ev: coop=2]
   Two benches, two drums, two trays. They wait under a tree. # who: narrator
   -> otters
 * [The broken drum can stay here, for a start. # ev: coop=0]
   Oke lifts it off and carries it himself, on his back. # who: narrator
   -> otters

=== otters
It is still too heavy. Two ferry otters sit on a wall, eating pears. # who: narrator
They have big arms and a good rope. You do not know them. # who: narrator # ask: otters
 * [Keep pushing, and groan until they notice. # ev: ini=1]
   One otter looks up. "Bad back," he asks, "or bad cart?" # who: narrator
   They finish their pears first. Then they pull. # who: narrator
   -> tables
 * [Go over and ask, "Could you pull us to the bend?" # ev: ini=2]
   "To the bend?" says one. "We'll pull you to the soup." # who: narrator
   -> tables
 * [Keep my eyes on the wheel and keep trying. # ev: ini=0]
   You rock the cart for a long time. At last it pops free. # who: narrator
   -> tables

=== tables
At the top, only two tables are left for three loads. # who: narrator # place: kite-hill
Juno and Oke are still untying knots. # who: narrator # ask: tables
 * [Set my trays out before they fill up. # ev: coop=0]
   Your trays look lovely. The drums go under a bush. # who: narrator
   Again with the bush. # who: oke # face: frustrated
   -> credit
 * [Put my trays along one edge and leave the rest to them. # ev: coop=1]
   There is room for some drums, if nobody breathes. # who: narrator
   -> credit
 * [Call, "Push them together and split it in three?" # ev: coop=2]
   One long table. Benches around it. Drums at the end. # who: narrator
   It looks like a ship! # who: oke # face: excited
   -> credit

=== credit
Sorrel comes along with the supper list, and looks at you. # who: narrator
You brought all this up? Remarkable. Whom shall I write down? # who: sorrel # face: surprised # ask: credit
 * [We sort of did it as a group. # ev: coop=1]
   "A group," writes Sorrel. The pen waits for more. # who: narrator
   -> finish
 * [Juno for the load, Oke for the road, and me. # ev: coop=2]
   Spell Oke with a drum on it, please. # who: oke # face: proud
   -> finish
 * [Thank you. It was very heavy. # ev: coop=0]
   Sorrel writes one name. Juno reads it upside down. # who: narrator
   And two more names. If there's any ink left. # who: juno # face: okay
   -> finish

=== finish
The lamps come on. Four drums start up, and then a small, split, buzzing one. # who: narrator
It buzzes! It never used to buzz! # who: oke # face: excited
Nobody in Canopy Town sits on a bench for long that night. # who: narrator
-> END
