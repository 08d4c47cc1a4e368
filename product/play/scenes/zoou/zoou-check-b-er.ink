// Rained Out. Zoo U, Kite Hill and the ferry, check scene of form B. Grade 2-4 reading level.
# id: zoou-check-b-er
# title: Rained Out
# kind: check
# skill: er
# also: ic, com, ini
# max_words: 16
# place: kite-hill
-> start

=== start
You have grown a pumpkin. It took all summer and a hundred cans of water. # camera: close you # enter: you at 3.4 # pose: you lift pumpkin # feel: you proud # who: narrator
Today is the Pumpkin Roll. You have carried it all the way up Kite Hill. # camera: wide # pose: you hold pumpkin # move: you to 4.8 # enter: mirela at 7.6 # feel: you happy, mirela happy # who: narrator
Rain pours down. Up goes a board. "No Roll today." Your hands start to shake. # camera: close you # fx: rain # prop: put plaque at 6.2, open plaque # pose: you clutch pumpkin # feel: you worried, mirela surprised # who: narrator # ask: rain
 * [Stand under the tree till my hands stop shaking. # ev: er=2]
   Not many drops get through. Soon your hands are still. # camera: wide # move: you to 8.8 # pose: you stand pumpkin # feel: you calm # who: narrator
   -> name
 * [Run all over the hill to find a part that isn't wet. # ev: er=1]
   You find wet grass, wet stones, and one wet goat. # camera: wide # move: you to 2.4 # enter: goat from right at 9 # pose: you clutch pumpkin # feel: you worried, goat okay, mirela surprised # who: narrator
   -> name
 * [Shout, "No! That's not fair!" # ev: er=0]
   Everybody goes silent. The rain does not. # camera: wide # pose: you fists pumpkin # fx: hush # feel: you mad, mirela surprised # who: narrator
   -> name

=== name
Mirela comes over, under a big umbrella. # camera: wide # fx: hush off # exit: goat right # move: mirela to 3.2, you to 4.6 # pose: you stand pumpkin, mirela lift umbrella # prop: open umbrella # feel: mirela worried, you worried # who: narrator
You don't look happy. What are you feeling? # camera: two you mirela # who: mirela # face: worried # ask: name
 * [I just feel awful. # ev: er=1]
   Awful like sick, or awful like rained out? Oh. The board. # camera: two you mirela # pose: mirela point umbrella # feel: you sad # who: mirela # face: worried
   -> tell
 * [Nothing. I didn't want to roll it anyway. # ev: er=0]
   You're holding it very tight, though. # camera: two you mirela # pose: mirela shrug umbrella # feel: you frustrated # who: mirela # face: okay
   Then she reads the board. # pose: mirela point umbrella # feel: mirela surprised # who: narrator
   -> tell
 * [I'm sad that it's off. And kind of mad, too. # ev: er=2]
   Sad and mad at once. That's a lot. Come under here. # camera: two you mirela # pose: mirela reach umbrella # feel: you sad # who: mirela # face: calm
   -> tell

=== tell
Sorrel is putting all the pumpkins into a dry shed. # camera: wide # enter: sorrel from right at 6.4 # prop: gone plaque # pose: mirela lift umbrella, you stand pumpkin, sorrel hold logbook # feel: sorrel calm, mirela okay, you okay # who: narrator
I have thirty-nine in there. How will I know yours? # camera: two you sorrel # feel: you okay # who: sorrel # face: calm # ask: tell
 * [It's orange, and it's pretty big. # ev: com=1]
   So are twenty others. I shall look at all twenty. # prop: give pumpkin to sorrel # pose: sorrel hold pumpkin # feel: you okay, mirela okay # who: sorrel # face: okay
   -> only
 * [It's round and tall, and its stem is very crooked. # ev: com=2]
   A crooked stem. Good. There is only one of those. # prop: give pumpkin to sorrel # pose: sorrel hold pumpkin # feel: you happy, mirela happy # who: sorrel # face: happy
   -> only
 * [It's the nicest one. You'll see it right away! # ev: com=0]
   I see thirty-nine nicest ones. # prop: give pumpkin to sorrel # pose: sorrel hold pumpkin, you cheer # feel: you frustrated, mirela worried # who: sorrel # face: calm
   -> only

=== only
It's only a pumpkin. You can roll a new one next year! # camera: wide # enter: oke from left at 1.7 # pose: oke shrug, you stand # feel: you okay, mirela okay # who: oke # face: okay
Only. That word makes your face hot. # camera: close you # pose: you clutch, oke stand # feel: you frustrated # who: narrator # ask: only
 * [Say, "It was a whole summer. I need a minute." # ev: er=2]
   A whole summer? Oh. I'll be quiet, then. # camera: two oke you # pose: oke stand, you stand # feel: you sad # who: oke # face: surprised
   -> sun
 * [Turn away from him and watch the rain. # ev: er=1]
   The puddles get bigger. Oke scratches his head. # camera: wide # pose: oke shrug, you rest # feel: oke worried, you sad # who: narrator
   -> sun
 * [Say, "You're only jealous, because you don't have one." # ev: er=0]
   I did have one! A goat ate it! # camera: two oke you # pose: oke clutch, you point # feel: you mad # who: oke # face: sad
   -> sun

=== sun
Then the rain stops! The sky turns blue! # camera: wide # fx: rain off # pose: you cheer, oke stand # feel: you excited, oke surprised, mirela surprised # who: narrator
You run to the starting line. There, it begins to pour again. # camera: wide # exit: oke left, mirela left, sorrel left # move: you to 7.6 # fx: rain # pose: you lift # feel: you surprised # who: narrator
You were so sure this time. Your chin begins to shake. # camera: close you # pose: you rest # feel: you sad # who: narrator # ask: sun
 * [Stay out in the rain and stare at the sky. # ev: er=1]
   The sky stays gray. Rain runs into both your ears. # camera: wide # move: you to 4 slowly # pose: you hide # feel: you sad # who: narrator
   -> otters
 * [Squeeze my hands shut, and slowly let go. # ev: er=2]
   Shut, and open. Shut, and open. After a while, your chin is still. # camera: wide # pose: you hold # feel: you calm # who: narrator
   -> otters
 * [Kick the mud as hard as I can. # ev: er=0]
   The mud goes up. Most of it comes down on you. # camera: wide # pose: you hop # fx: shake, dust # feel: you surprised # who: narrator
   -> otters

=== otters
Two otters sit under the roof of the ferry dock. You don't know them. # camera: wide # prop: put ferry at 7.4 # enter: you from left at 2.6, otters at 7.4 # pose: otters sit # fx: rain # feel: you worried, otters calm # who: narrator # place: river-ferry
Behind them is a ramp. It is long, and it is dry. # camera: close you # feel: you okay # who: narrator # ask: otters
 * [Keep on walking, along the river. # ev: ini=0]
   You walk until you drip. On the way back, the otters wave you in. # camera: wide # move: you to 1.2 # pose: you rest, otters wave # feel: you surprised, otters happy # who: narrator
   -> crack
 * [Sit down near them, and hope they'll talk to me. # ev: ini=1]
   They talk about fish. Then one says, "Do you like our ramp?" # camera: wide # move: you to 5.6 # pose: you sit, otters point # feel: you surprised, otters happy # who: narrator
   -> crack
 * [Say, "Hello, could we roll pumpkins on your ramp?" # ev: ini=2]
   "Roll what?" says the first. "Yes," says the second. # camera: wide # move: you to 5.4 # pose: you wave, otters cheer # feel: you happy, otters happy # who: narrator
   -> crack

=== crack
In the end, the Roll moves here, under the roof. Tavi brings your pumpkin. It is split. # camera: wide # fx: rain off # exit: otters right # enter: tavi from right at 6.2 # move: you to 4.2 # pose: you stand, tavi hold pumpkin # prop: split pumpkin # feel: tavi worried, you surprised, otters happy # who: narrator
The shed filled up with water, so I flew it out of there. # camera: two you tavi # feel: you okay # who: tavi # face: worried
It got too heavy, and I dropped it. I'm sorry. I tried to close it again. # camera: close pumpkin # feel: you sad # who: tavi # face: sad # ask: crack
 * [Take the pumpkin and turn away from him. # ev: er=1]
   Tavi looks at your back. It does not tell him anything. # camera: two you tavi # pose: you stand pumpkin, tavi stand # feel: you okay, tavi worried # who: narrator
   -> fix
 * [Say, "You broke it! Nobody asked you to carry it!" # ev: er=0]
   Tavi pulls his wings up over his head. # camera: two you tavi # prop: give pumpkin to you # pose: you point pumpkin, tavi hide # feel: you mad, tavi sad # who: narrator
   "It was floating," say the wings. # pose: tavi hide # feel: tavi sad, you surprised # who: narrator
   -> fix
 * [Say, "I'm mad it broke. And glad you got it out." # ev: er=2]
   Mad and glad. That sounds right to me. # camera: two you tavi # feel: you sad # who: tavi # face: okay
   -> fix

=== fix
The Roll starts in ten minutes. The pumpkin wobbles, and seeds fall out. # camera: wide # pose: you stand pumpkin, tavi stand # prop: split pumpkin # feel: you worried, tavi worried # who: narrator # ask: fix
 * [Tie my scarf around it, and let it wobble. # ev: er=2]
   The scarf holds. Your pumpkin looks ready for winter. # camera: close pumpkin # prop: put scarf at 4.7 # pose: you lift pumpkin # feel: you happy, tavi happy # who: narrator
   -> bell
 * [Glue on every last bit, as quickly as I can. # ev: er=1]
   You glue five bits. A sixth one falls off. Your fingers stick together. # camera: close you # pose: you stand pumpkin # feel: you frustrated # who: narrator
   -> bell
 * [Go home, since it'll never be a good pumpkin again. # ev: er=0]
   You sit down with it. The others are lining up. # pose: you sit pumpkin # feel: you sad # who: narrator
   I told Sorrel forty. It's only forty with you. # camera: two you tavi # pose: tavi rest # feel: you okay # who: tavi # face: worried
   In the end, you carry it to the line. # camera: wide # pose: you stand pumpkin, tavi stand # move: you to 5.1 # feel: tavi happy # who: narrator
   -> bell

=== bell
Forty pumpkins wait at the top of the ramp. Sorrel stands by the bell. # camera: wide # prop: put ferry at 7.4, put market-bell at 6 # enter: you at 2.4, tavi at 4.4, sorrel at 6, mirela at 7.6, oke at 8.9 # pose: sorrel lift # feel: you okay, tavi happy, sorrel calm, mirela happy, oke happy # who: narrator # place: river-ferry
Nobody pushes until it rings. Not one seed early. # prop: put pumpkin at 3.3, split pumpkin # pose: sorrel rest, you reach # who: sorrel # face: calm
Put your pumpkin on the line. Wait for the bell. # camera: close pumpkin # feel: you determined # who: narrator # play: wait secs=8 thing=pumpkin act=hold # ask: bell
 * [waited for the bell # out: waited # ev: ic=2]
   Nobody makes a sound. Then, the bell. # camera: wide # prop: ring market-bell, roll pumpkin at 3.6 # pose: you cheer # feel: you excited, tavi excited, mirela excited, oke excited # who: narrator
   -> wobble
 * [pushed it a little early # out: slip # ev: ic=1]
   Your pumpkin bumps the next one. A few people giggle. Then, the bell. # camera: wide # prop: ring market-bell, roll pumpkin at 3.9 # feel: you surprised, mirela happy, oke happy # who: narrator
   -> wobble
 * [pushed it right away # out: rushed # ev: ic=0]
   Your pumpkin is off alone, and Oke rolls it back. Then, the bell. # camera: wide # prop: roll pumpkin at 7, ring market-bell # pose: you shrug, oke reach # feel: you surprised, mirela surprised, oke surprised, tavi surprised # who: narrator
   -> wobble

=== wobble
Down they go, with a rumble. Somebody behind you says, "That one's broken." # camera: wide # prop: roll pumpkin at 5.2 # fx: shake # move: you to 3.2, tavi to 4.4 # pose: you stand, sorrel stand, oke cheer, tavi cheer # feel: you happy, tavi happy, mirela happy, oke happy, sorrel happy # who: narrator
Your ears get hot. # camera: close you # feel: you worried # who: narrator # ask: wobble
 * [Say, "So what? Yours is ugly." # ev: er=0]
   The voice stops. Tavi stops cheering, too. # camera: wide # pose: you fists, tavi stand # feel: you mad, tavi worried # who: narrator
   -> finish
 * [Say, "It fell. And look, it still rolls." # ev: er=2]
   "It does!" says the voice. "Go, broken one! Go!" # camera: wide # pose: you point # feel: you happy, tavi proud # who: narrator
   -> finish
 * [Walk on to a place where nobody can talk to me. # ev: er=1]
   It is quieter here. You can still see your pumpkin, between some legs. # camera: wide # move: you to 1.4 # pose: you rest # feel: you okay # who: narrator
   -> finish

=== finish
Your pumpkin comes in last. Behind it lies a long line of seeds. # camera: close pumpkin # pose: you stand # prop: roll pumpkin at 5.6 # fx: sparkle # feel: you surprised, tavi surprised # who: narrator
It planted the whole ramp! From top to bottom! # camera: wide # pose: tavi point # who: tavi # face: surprised
In spring, forty little plants come up. The otters have to steer around them. # camera: wide # prop: gone pumpkin, put seedling-tray at 5.4, grow seedling-tray # pose: you cheer, tavi stand, mirela cheer, oke cheer # feel: you proud, tavi happy, mirela happy, oke surprised, sorrel happy # who: narrator # keepsake: toy-pumpkin
-> END
