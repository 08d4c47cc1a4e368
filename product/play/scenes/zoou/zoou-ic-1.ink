// The Honey Bun Cart. Zoo U, Brake House (impulse control), lesson 1. Grade 3 reading level.
# id: zoou-ic-1
# title: The Honey Bun Cart
# kind: lesson
# skill: ic
# max_words: 16
# place: brake-house
-> start

=== start
Brake House looks after every rolling cart in Canopy Town. # camera: wide # enter: you at 2.2, oke at 3.5, sorrel at 7.4 # feel: you happy, oke happy, sorrel calm # who: narrator
Today's cart holds twelve warm honey buns for the grandparents' tea. # prop: put bun-tray at 4.9, put honey-pot at 6.5, open honey-pot # camera: close bun-tray # feel: oke excited # who: narrator
They smell like a hug. A sticky, delicious hug. # camera: wide # pose: oke clutch # feel: you happy # who: oke # face: excited
Nobody touches them until the honey sets. One poke, and it all slides off. # pose: oke stand, sorrel lift # feel: oke okay # who: sorrel # face: calm
Your fingers are already wiggling. What do you do with them? # camera: close you # pose: you reach # feel: oke okay # who: narrator # ask: fingers # hint: Wiggly fingers like to have another job.
 * [Give them a job: fold the tea napkins. # ev: ic=2]
   Napkin swans! I have a cousin who looks just like that. # camera: wide # pose: you rest, sorrel hop # feel: you happy, oke happy # who: sorrel # face: happy
   -> honey
 * [Hold them over the buns to feel the warm. # ev: ic=1]
   Closer. Closer. Ooh, closer. # camera: wide # pose: you reach, oke cheer # feel: you excited # who: oke # face: excited
   Hands that hover tend to land. Come and fold a napkin with me. # pose: sorrel wave, oke stand # feel: you okay # who: sorrel # face: calm
   -> honey
 * [Poke one bun, very gently, right at the edge. # ev: ic=0]
   A slow river of honey slides onto your sleeve. # camera: close honey-pot # prop: spill honey-pot # pose: you shrug # feel: you surprised, oke surprised # who: narrator
   The bun forgives you. Come and fold a napkin while we wait. # camera: wide # pose: sorrel wave, you stand # feel: you worried # who: sorrel # face: calm
   -> honey

=== honey
Sorrel turns over the sand glass. Hands off until the sand runs out! # camera: wide # move: you to 3.5, oke to 2.2 # prop: put honey-pot at 6.5, open honey-pot # pose: sorrel rest, you hold, oke hold # feel: sorrel calm, you determined, oke determined # who: narrator # play: wait secs=8 thing=bun-tray # ask: wait # hint: Hum a song in your head while the sand falls.
 * [waited # out: waited # ev: ic=2]
   The honey turns firm and shiny. Not one drip. # camera: close bun-tray # fx: sparkle # pose: you stand, oke stand # feel: you proud, oke happy, sorrel happy # who: narrator
   I hummed the whole market song. Twice. Very fast. # camera: wide # pose: oke cheer # feel: sorrel happy # who: oke # face: proud
   -> lesson
 * [touched it a little # out: slip # ev: ic=1]
   A fingerprint, just a small one. We shall call it decoration. # camera: wide # pose: sorrel rest, you shrug, oke stand # feel: you surprised, oke okay # who: sorrel # face: happy
   -> lesson
 * [touched it again and again # out: rushed # ev: ic=0]
   Three buns lose their honey. Now the floor is delicious. # camera: wide # prop: fall bun-tray, spill honey-pot # pose: you shrug, oke clutch # fx: shake # feel: you surprised, oke surprised, sorrel surprised # who: narrator
   When I want to grab, I tap my knee. Tap, tap, tap. Try it! # pose: oke sit # feel: you okay, sorrel calm # who: oke # face: happy
   -> again

=== again
Fresh honey, smaller sand glass. Tap your knee and watch the sand. # camera: wide # prop: put bun-tray at 4.9, put honey-pot at 6.5, open honey-pot # pose: sorrel lift, you sit, oke sit # feel: you determined, oke happy # who: sorrel # face: calm # play: wait secs=5 thing=bun-tray # ask: wait2 # again: ic # hint: Tap your knee, and count each tap.
 * [waited # out: waited # ev: none]
   See? Your knee did the poking for you. # pose: oke cheer, you stand # fx: sparkle # feel: you proud, sorrel happy # who: oke # face: proud
   -> lesson
 * [touched it a little # out: slip # ev: none]
   Nearly. The knee will get more practice, I promise. # pose: sorrel rest, you shrug, oke stand # feel: you okay, oke okay # who: sorrel # face: happy
   -> lesson
 * [touched it again and again # out: rushed # ev: none]
   Sorrel lifts the tray up high, on long heron legs, until it sets. # prop: give bun-tray to sorrel # pose: sorrel lift bun-tray, you stand, oke stand # feel: sorrel determined, you surprised, oke surprised # who: narrator
   -> lesson

=== lesson
Next, Sorrel shows you the brake. Sorrel never hurries a sentence. # camera: wide # move: sorrel to 5.2 # pose: sorrel point, you stand, oke stand # prop: put bun-tray at 4.9, gone bun-tray, put honey-pot at 6.5, gone honey-pot # feel: sorrel calm, you okay, oke okay # who: narrator
First, you find... the red... handle. And then... # camera: close sorrel # who: sorrel # face: calm
You just thought of the best question ever. It is about jam. # camera: close you # pose: you clutch # feel: you excited # who: narrator # ask: jam # hint: Where could the question wait until Sorrel is done?
 * [Hold up one finger as a bookmark, and listen. # ev: ic=2]
   Handle, pull, look. And now, the page with your bookmark? # camera: wide # pose: you lift, sorrel point # feel: you happy # who: sorrel # face: happy
   -> race
 * [Whisper it to Oke right now. # ev: ic=1]
   Jam! Yes! Wait, what came after the handle? # camera: two you oke # pose: you comfort, oke cheer # feel: you excited, sorrel surprised # who: oke # face: surprised
   Handle, pull, look. Next time, save jam for the end. # camera: wide # pose: sorrel point, you stand, oke stand # feel: oke okay, you okay # who: sorrel # face: calm
   -> race
 * [Call out, "What about jam?" # ev: ic=0]
   A fine question. And now I have lost my place. # camera: wide # pose: you cheer, sorrel shrug # feel: oke surprised # who: sorrel # face: surprised
   From the top, then. Handle, pull, look. After that, jam. # pose: sorrel point, you stand # feel: you worried # who: sorrel # face: calm
   -> race

=== race
Off you roll along the branch, with one hand on the red handle. # camera: wide # prop: put cart at 4.5, roll cart # enter: you from left at 2.8, oke from left at 1.6 # pose: you reach # feel: you happy, oke happy # who: narrator # place: cart-line
Juno's cart zips up beside yours, full of empty boxes. # prop: put crate at 7.2 # enter: juno from left at 7.2 # pose: juno wave # feel: juno excited, oke surprised, you surprised # who: narrator
Race you to the big knot! Last one there is a soggy leaf! # camera: two you juno # pose: juno point # who: juno # face: excited
The crossing post is right ahead. What do you do? # camera: wide # pose: juno stand, you reach # feel: you determined, oke worried # who: narrator # ask: race # hint: Handle, pull, look. Which part comes now?
 * [Pull the handle, stop, and look both ways. # ev: ic=2]
   A family of snails crosses. One. By one. By one. # enter: snails from right at 6 slowly # prop: load cart # pose: you reach, oke stand # feel: you calm, oke happy, juno surprised, snails calm # who: narrator
   Whoa. I never saw them. Good brake! # pose: juno clutch, you reach # feel: you proud # who: juno # face: surprised
   -> count
 * [Slow down a bit, but keep rolling. # ev: ic=1]
   A very small snail holds up a very small sign. It says STOP MEANS STOP. # enter: snails from right at 6 slowly # pose: snails lift sign # prop: load cart # camera: two snails juno # feel: you surprised, juno surprised, snails determined # who: narrator
   You pull the handle the rest of the way. The snail nods. # camera: wide # prop: load cart # pose: you reach, snails nod # feel: you okay, oke happy, snails happy # who: narrator
   -> count
 * [Let go of the handle. Me, a soggy leaf? Never! # ev: ic=0]
   The cart swoops. The buns bounce. Oke hugs the brake with all four feet. # prop: roll cart # fx: shake, dust # pose: you cheer, oke clutch # feel: you excited, oke worried, juno surprised # who: narrator
   Handle! Pull! Look! I saw snails! Everyone is fine, but my tummy is not! # pose: oke cheer, you reach # prop: load cart # feel: you surprised # who: oke # face: worried
   Phew. I made it sound too fun. Sorry. # pose: juno shrug, you stand, oke stand # feel: oke okay, you worried # who: juno # face: okay
   -> count

=== count
At the tea table, you count the buns. Eleven. # camera: wide # prop: put bun-tray at 4.3 # enter: you from left at 2.8, oke from left at 5.6, sorrel at 7.6 # pose: you point # feel: you surprised, oke okay, sorrel calm # who: narrator # place: canopy-square
There is honey on Oke's chin. Quite a lot of honey. # camera: close oke # feel: you frustrated # who: narrator
Hot words jump onto your tongue. # camera: close you # pose: you clutch # feel: you frustrated # who: narrator # ask: blame # hint: You know about the chin. What do you not know yet?
 * [Count to three, then ask, "Oke, what happened?" # ev: ic=2]
   Thanks for asking first. # camera: two you oke # pose: you hold, oke nod # feel: you okay # who: oke # face: happy
   -> truth
 * [Say to everyone, "Somebody ate a bun." # ev: ic=1]
   Twelve grandparents turn and look at one chin. # camera: wide # pose: you stand, oke hide # feel: oke worried, sorrel surprised # who: narrator
   You could ask just me, you know. # camera: two you oke # pose: oke shrug # feel: you okay # who: oke # face: worried
   -> truth
 * [Point and say, "Oke is a bun thief!" # ev: ic=0]
   I am not! # camera: wide # pose: you point, oke clutch # feel: you mad, sorrel surprised # who: oke # face: sad
   Words can roll off fast, too. Pull the handle, and try asking. # pose: sorrel rest # feel: you surprised, oke sad # who: sorrel # face: calm
   Sorry, Oke. I went too fast. What happened? # camera: two you oke # pose: you rest, sorrel stand # feel: oke okay # who: you # face: worried # play: echo
   -> truth

=== truth
The baker gave me a spare one for carrying. Yours is under that napkin swan! # camera: wide # pose: oke wave, you stand, sorrel stand # feel: you surprised, sorrel calm # who: oke # face: okay
You lift the swan. There it sits, bun number twelve. # prop: put bun at 3.7 # camera: close bun # pose: you reach, oke stand # feel: you happy, oke happy # who: narrator
Tomorrow's cart is jam tarts. Which brake will you bring along for yourself? # camera: wide # pose: you stand, sorrel rest # feel: you okay # who: sorrel # face: happy # ask: brake # hint: A brake works best if you pick it before you roll.
 * [A knee tap and a slow count of three. # ev: ic=2]
   Small, quiet, and it fits in a pocket. A very good brake. # pose: you sit # feel: you happy, oke happy # who: sorrel # face: proud
   -> finish
 * [I'll just try really, really hard not to do it. # ev: ic=1]
   Trying is the wheels. You want a handle, too. Borrow my knee tap! # pose: oke sit # feel: you okay # who: oke # face: happy
   -> finish
 * [None. Brakes are for carts. # ev: ic=0]
   And for frogs! I use mine nine times a day. Here, tap, tap, tap. # pose: oke sit # feel: you surprised # who: oke # face: happy
   -> finish

=== finish
A grandmother squirrel breaks her bun and hands you the bigger half. # camera: wide # pose: you hold bun, oke stand, sorrel stand # prop: share bun # feel: you happy, oke happy, sorrel happy # who: narrator
It was worth every single grain of sand. # camera: close you # who: you # face: happy
Ding! Brake House has a new driver. # camera: wide # prop: put market-bell at 6.6, ring market-bell # pose: you cheer, oke cheer, sorrel wave # fx: sparkle # feel: you proud, oke happy # who: sorrel # face: proud # keepsake: steady-handle
-> END
