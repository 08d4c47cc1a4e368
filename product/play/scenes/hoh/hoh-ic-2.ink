// The Dare. Hall of Heroes, the steps and the gallery, impulse control, lesson 2. Grades 6-8.
# id: hoh-ic-2
# title: The Dare
# kind: lesson
# skill: ic
# max_words: 22
# place: steps
-> start

=== start
Over the front steps of the Hall hangs an old fire bell. It still works, and it has a very long rope. # enter: dev at 1.4, amara at 2.6, you at 4.4, rafferty at 6.8, kids at 8.4 # prop: put bell at 5.6 # pose: rafferty point # feel: dev happy, you okay, amara calm, rafferty happy, kids happy # who: narrator
"Five seconds," says Rafferty. "That's all it takes. I dare you to ring it." Three phones come up. # camera: wide # pose: rafferty lift phone # feel: you surprised, dev excited, amara worried, rafferty excited, kids excited # who: narrator
It's just a bell. Right? It's a bell-shaped bell. # camera: two dev you # pose: dev shrug # feel: you excited # who: dev # face: excited
The rope swings a little, about a foot from your hand. Everybody is looking. # camera: close you # pose: you reach # feel: you excited, amara worried # who: narrator # ask: dare # hint: You don't have to answer a dare right away. What would buy you some time?
 * [Step back from the rope and say, "Hang on a second." # ev: ic=2]
   "A second?" says Rafferty. Nobody has ever asked him for one. He has to think about it. # camera: wide # move: you to 3.6 # pose: you rest, rafferty shrug phone # feel: you calm, amara happy, rafferty surprised # who: narrator
   A second is plenty. Come inside. There's something you should see about that bell. # pose: amara wave # feel: you okay # who: amara # face: excited
   -> olena
 * [Hold the rope, without pulling, so they can see I'm not scared. # ev: ic=1]
   You hold it. It hums in your hand, and the phones come closer. # camera: wide # prop: put bell at 5.6 # pose: you lift, rafferty lift phone # feel: you worried, rafferty excited, kids excited # who: narrator
   Let go for a minute, okay? There's something you should see about that bell. # pose: amara wave # feel: you okay # who: amara # face: worried
   -> olena
 * [Pull it. Five seconds, and then it's over. # ev: ic=0]
   You pull. The rope comes down, and down, and down. Mr. Quispe has tied a loop in it, just in case. # camera: wide # pose: you lift, dev hide # fx: shake # feel: you surprised, dev surprised, amara surprised, rafferty happy # who: narrator
   You get a second chance, and a lot of rope. Come inside. I want to show you something. # pose: amara wave, dev stand, you stand # feel: you okay # who: amara # face: calm
   -> olena

=== olena
In the gallery there is a hard little chair, two lamps, and a bell. # enter: amara at 3.6, you at 5, dev at 6.6 # prop: put bell at 8 # pose: amara point # feel: amara excited, you okay, dev calm # who: narrator # place: gallery
Olena Marsh sat here every night for nineteen years, and watched the town for fire. She rang that bell six times. Each time, twelve people came running. # pose: amara lift # feel: you surprised, dev surprised # who: amara # face: excited
Six? In nineteen years? What did she do the rest of the time? # pose: dev shrug # feel: amara happy, you okay # who: dev # face: surprised
She didn't ring it. That's the whole exhibit. "See it. Say it. Then ring." She never skipped the middle one. # camera: two you amara # pose: amara hold cue-card, dev stand # feel: you calm # who: amara # face: proud
They let you try her drill. Ring on the red lamp. On green, say "green," and leave it alone. # camera: wide # pose: you lift, amara stand # fx: lamps # feel: you determined, dev excited # who: narrator # play: gonogo rounds=10 go=red stop=green thing=bell # ask: drill # hint: Say the color under your breath before your arm moves.
 * [steady # out: steady # ev: ic=2]
   Not one false alarm. Olena would've given you the chair. # fx: lamps off, sparkle # prop: ring bell # pose: you cheer, amara cheer # feel: you proud, dev happy # who: amara # face: happy
   -> after
 * [never rang # out: still # ev: ic=1]
   Very calm. The town has burned down a bit, but very calmly. Dev rings it for you. # fx: lamps off # prop: ring bell # pose: you rest, dev lift # feel: you okay, amara happy, dev happy # who: narrator
   -> after
 * [a slip or two # out: slip # ev: ic=1]
   A false alarm or two. It's the green after three reds that gets everyone. # fx: lamps off # prop: ring bell # pose: you shrug # feel: you surprised, dev happy # who: amara # face: okay
   -> after
 * [many slips # out: rushed # ev: ic=0]
   Twelve firefighters are now out in their pajamas. It's harder than it looks. # fx: lamps off, shake # prop: ring bell # pose: you hide, dev clutch # feel: you surprised, dev surprised # who: amara # face: okay
   You do three more, slowly, with the word first. That goes better. # prop: put bell at 8 # pose: you lift, dev stand # feel: you okay, amara happy, dev happy # who: narrator
   -> after

=== after
Now the outside bell. Say somebody rings it. What happens after that? # camera: two amara you # prop: gone bell # pose: amara rest, you stand # feel: you okay, dev okay # who: amara # face: calm # ask: after # hint: Think past the noise. Who hears it, and what do they do?
 * [Rafferty laughs, we all laugh, and by Monday nobody remembers it. # ev: ic=0]
   That's the first five seconds. What about the next five minutes? # pose: amara shrug # feel: you surprised # who: amara # face: calm
   You think about the word "fire," and about who comes when they hear it. # camera: close you # pose: you rest # feel: you worried # who: narrator
   -> count
 * [We get in trouble with Mr. Quispe, and he takes the studio key. # ev: ic=1]
   Yeah, that too. But we aren't the only ones who hear it. # pose: amara shake-head # feel: you okay # who: amara # face: calm
   My cousin's on the fire crew. He'd come running, with the baby. # camera: wide # pose: dev clutch # feel: you surprised, amara worried # who: dev # face: worried
   -> count
 * [Twelve people leave their dinner and run all the way over here, for nothing. # ev: ic=2]
   And if there's a real fire across town just then, nobody's there to put it out. Yeah. # pose: amara nod # feel: you worried # who: amara # face: calm
   My cousin's on that crew. He'd bring the baby. # camera: wide # pose: dev clutch # feel: you calm, amara worried # who: dev # face: worried
   -> count

=== count
When you come out, they have not gone home. "We'll count you in," says Rafferty. "Ten! Nine!" # enter: dev at 1.4, you at 3.6, amara at 2.4, rafferty at 6.8, kids at 8.4 # prop: put bell at 5.2 # pose: rafferty lift phone, kids cheer # feel: dev worried, you surprised, amara worried, rafferty excited, kids excited # who: narrator # place: steps
It is amazing what numbers do to an arm. Keep yours down until they run out. # camera: wide # pose: you rest # feel: you determined, dev worried # who: narrator # play: wait secs=10 thing=bell # ask: count # hint: You can count something of your own. Steps, coats, pigeons.
 * [waited # out: waited # ev: ic=2]
   "Two! One!" Then nothing happens, quite loudly. Somebody at the back giggles. # pose: rafferty shrug phone, kids stand, you stand # fx: hush # feel: you calm, dev happy, amara happy, rafferty surprised, kids surprised # who: narrator
   Turns out a countdown needs two people. # pose: dev cheer # fx: hush off # feel: you happy, rafferty okay # who: dev # face: happy
   -> line
 * [one tap # out: slip # ev: ic=1]
   At "four" your hand goes up. At "three" you catch it with the other one. # pose: you clutch # feel: you surprised, dev surprised, amara okay, rafferty excited # who: narrator
   You caught it, though. That's the part that counts. # pose: amara wave # feel: you okay, dev happy # who: amara # face: happy
   -> line
 * [many taps # out: rushed # ev: ic=0]
   Your arm is up before "seven." Only the loop in the rope saves the fire crew's dinner. # pose: you lift, dev hide # fx: shake # feel: you surprised, dev worried, amara worried, rafferty happy # who: narrator
   Count your own thing. They've got their numbers, you've got yours. Go again. # pose: amara wave, you stand, dev stand # feel: you okay # who: amara # face: calm
   -> again

=== again
"Okay, from five!" says Rafferty. # camera: wide # prop: put bell at 5.2 # pose: you rest, rafferty lift phone # feel: you determined, rafferty excited, amara calm # who: narrator # play: wait secs=5 thing=bell # ask: count2 # again: ic # hint: Count the buttons on your own coat.
 * [waited # out: waited # ev: none]
   Five buttons. No bell. # pose: you stand, amara cheer # fx: hush # feel: you happy, amara happy, rafferty surprised # who: narrator
   -> line
 * [tapped # out: slip # ev: none]
   Dev hands you a hot pretzel to hold. It is very hard to ring a bell with a hot pretzel. # fx: sparkle # pose: dev reach bun, you hold # feel: dev happy, you surprised, amara happy, rafferty surprised # who: narrator
   -> line

=== line
"So you're chicken," says Rafferty. One of the kids does a chicken. It is quite a good chicken. # enter: dev at 1.4, amara at 2.4, you at 3.6, rafferty at 6.8, kids at 8.4 # prop: put bell at 5.2 # pose: kids hop, rafferty point # feel: dev okay, amara worried, you frustrated, rafferty happy, kids happy # who: narrator # place: steps
You have an answer. You have about nine. # camera: close you # pose: you fists # feel: you mad # who: narrator # ask: line # hint: Which answer ends this, and which one starts another round?
 * [Chicken? Fine. Give me that rope. Watch this. # ev: ic=0]
   The phones come up again. Dev steps on the end of the rope, and keeps standing there. # camera: wide # move: dev to 2.5, amara to 1.4 # pose: rafferty lift phone, dev fists, you reach # feel: dev determined, you mad, rafferty excited, amara worried # who: narrator
   See it. Say it. What color is that lamp, really? # pose: amara rest # feel: you surprised # who: amara # face: calm
   Green. It's just green. # pose: you rest, dev stand # feel: amara happy, dev happy # who: you # face: okay
   -> alone
 * [At least I'm not the one who needs three phones to feel big. # ev: ic=1]
   "Ooooh," say the kids. Now Rafferty has an answer, too. This could go on until dinner. # camera: wide # pose: rafferty fists, kids cheer # feel: you mad, rafferty mad, kids excited, amara worried # who: narrator
   That was a good one. Let's not find out what he's got. Fries? # pose: dev wave, you rest # feel: you okay, amara calm, rafferty okay # who: dev # face: calm
   -> alone
 * [Could be. Anyway, I'm getting fries. # ev: ic=2]
   "Could be?" says Rafferty. He has no line for that. The chicken stops in the middle of a flap. # camera: wide # pose: rafferty shrug, kids stand, you rest # feel: you calm, dev happy, amara happy, rafferty surprised, kids surprised # who: narrator
   What kind of fries? # pose: dev hop # feel: you happy # who: dev # face: excited
   -> alone

=== alone
Across the street, somebody is making fries, and everybody drifts off toward them. You go back for your bag. # enter: you at 3.4 # prop: put bell at 5.2 # fx: dusk # feel: you calm # who: narrator # place: steps
Nobody is here. No phones, no counting. The rope hangs there. One tiny pull, and you would know what it sounds like. # camera: two you bell # feel: you excited # who: narrator # ask: alone # hint: It is the same bell it was at four o'clock. Make it easy to walk away from.
 * [Tap it once, very gently, with one finger. Only one. # ev: ic=1]
   It says "mm." It is a very small "mm." You are halfway down the steps before it stops. # camera: wide # prop: put bell at 5.2 # move: you to 2 # fx: hush # pose: you clutch # feel: you surprised # who: narrator
   -> finish
 * [Hook the rope up high on its nail, and go find the others. # ev: ic=2]
   Up there, it is only a rope. You can hear Dev ordering from across the street. # camera: wide # fx: sparkle # pose: you lift # feel: you proud # who: narrator
   -> finish
 * [Ring it, but softly. With nobody watching, it doesn't count. # ev: ic=0]
   There is no softly. The loop slips, and one huge note rolls out over the roofs. # camera: wide # prop: ring bell # fx: shake # pose: you hide # feel: you surprised # who: narrator
   You call the fire crew yourself, right away. "Thanks for saying so," they say. "We had one boot on." # pose: you hold phone # prop: light phone # feel: you worried # who: narrator
   -> finish

=== finish
On Monday the studio smells odd. Gray smoke comes curling out from behind the coats. # enter: dev at 2, amara at 3.4, you at 5.4, tomasz at 8 # fx: dust, fog # pose: dev clutch, amara clutch, tomasz hide # feel: dev surprised, amara worried, you surprised, tomasz worried # who: narrator # place: studio
FIRE! Do we ring it? This is it! We get to RING it! # pose: dev cheer, dev hop # feel: amara worried, you surprised # who: dev # face: excited
You see it. Then you say it. # camera: close you # pose: you point # feel: you calm # who: narrator
That's toast. # pose: you rest # feel: dev surprised # who: you # face: calm
It was very good toast. Once. # camera: wide # fx: fog off, sparkle # pose: tomasz hold bun-plate, amara cheer, dev clutch # feel: you happy, amara happy, dev happy # who: tomasz # face: sad # keepsake: quiet-bell
-> END
