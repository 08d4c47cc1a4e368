// The Slowest Cart Wins. Zoo U, Brake House (impulse control), lesson 4. Grade 4 reading level.
# id: zoou-ic-4
# title: The Slowest Cart Wins
# kind: lesson
# skill: ic
# max_words: 16
# place: cart-line
-> start

=== start
Once a year, Brake House holds the Slow Race. The last cart over the line wins. # camera: wide # prop: put cart at 4.2, load cart # enter: oke at 1.3, you at 2.6, snail at 5.9, juno at 7.3, sorrel at 8.8 # pose: you reach # feel: you happy, snail calm, juno happy, sorrel calm, oke excited # who: narrator
I have won nineteen times. I don't like to boast. It takes too long. # camera: close snail # feel: you surprised # who: snail # face: calm
Slow? I've never done slow. Where do you even put your feet? # camera: wide # pose: juno shrug # feel: you happy, snail calm # who: juno # face: surprised
You start when this leaf touches the ground. Whoever starts early moves up ten branches. # pose: sorrel lift, juno stand # feel: juno determined, you determined # who: sorrel # face: calm
Sorrel lets go of the leaf. It drifts. Oke bangs his drum. "Go! Go! Go!" # camera: wide # prop: put drum at 1.9, ring drum # pose: oke cheer, sorrel rest # feel: oke excited, you excited, juno excited # who: narrator
The whole crowd yells it. The leaf is still in the air. # camera: close you # pose: you reach # feel: you excited # who: narrator # ask: leaf # hint: Who says when it starts, the crowd or the leaf?
 * [Go! They're all yelling it, so it must have started. # ev: ic=0]
   You shoot off. Ten branches later, you are in the lead. # camera: wide # prop: roll cart at 5.2 # move: you to 3.7 # fx: shake # feel: you excited, juno surprised, snail surprised # who: narrator
   In the lead! How awful for you. # camera: two you snail # feel: you surprised # who: snail # face: worried
   The leaf starts the race, and only the leaf. Crowds are just loud. # camera: wide # prop: load cart # pose: sorrel rest # feel: you worried # who: sorrel # face: calm
   -> flags
 * [Rock my cart back and forth, so that it's ready. # ev: ic=1]
   Back and forth, back and forth, and oops, that was mostly forth. # camera: wide # prop: roll cart at 4.8 # pose: you clutch # fx: shake # feel: you surprised, snail surprised, juno happy # who: narrator
   One branch up. A cart that rocks likes to roll. # prop: load cart # pose: sorrel point, you stand # feel: you okay # who: sorrel # face: okay
   -> flags
 * [Keep my eyes on the leaf and squeeze the handle. # ev: ic=2]
   Left it drifts, and right, and down. Tick. Now! # camera: wide # pose: you hold, sorrel point # feel: you determined, juno excited, snail calm # who: sorrel # face: happy
   Oh, very nicely not started. # camera: two you snail # feel: you proud # who: snail # face: happy
   -> flags

=== flags
Now for the straight part. Green flag, roll one turn. Red flag, wheels rest. # camera: wide # prop: put cart at 4.2, load cart, put drum at 1.9, gone drum # move: you to 2.6 # pose: sorrel point, you reach, juno clutch, oke stand # feel: you determined, juno determined, snail calm, oke happy # who: sorrel # face: calm # play: gonogo rounds=10 go=green-flag stop=red-flag thing=cart # ask: flags # hint: Say "red" or "green" under your breath. Then move, or don't.
 * [steady all the way # out: steady # ev: ic=2]
   Green, roll. Red, rest. The snail looks over at you, then looks again. # prop: roll cart at 4.6 # pose: you reach # fx: sparkle # feel: you proud, snail surprised, juno frustrated # who: narrator
   -> hill
 * [never rolled # out: still # ev: ic=1]
   You never rolled at all. Somebody takes your cart for a shelf. # prop: put basket on cart # pose: you hide # feel: you surprised, snail surprised, juno happy # who: narrator
   Resting is half of it. On green, a race does need a little rolling. # prop: gone basket, roll cart at 4.6 # pose: sorrel rest, you reach # feel: you okay, snail happy # who: sorrel # face: happy
   -> hill
 * [one or two slips # out: slip # ev: ic=1]
   One roll on red. You move up ten branches. Luckily they are short ones. # prop: roll cart at 5 # fx: dust # pose: you shrug # feel: you surprised, snail calm, juno happy # who: narrator
   -> hill
 * [many slips # out: rushed # ev: ic=0]
   Your cart zips along the rails and parks on Juno's foot. # prop: roll cart at 6.6 # fx: shake, dust # pose: you clutch, juno hop # feel: you surprised, juno surprised, snail surprised # who: narrator
   Two fast ones! Flag first, hands second. I'm telling myself, too. # prop: load cart # pose: juno shrug, you stand # feel: you worried # who: juno # face: okay
   -> hill

=== hill
Next comes Kite Hill. Up takes ages. Then the rails tip down, and your cart begins to sing. # camera: wide # fx: wind # prop: put cart at 4.4, load cart # enter: you at 2.8, juno at 6.4, snail at 1.3 # pose: you reach # feel: you surprised, juno determined, snail calm # who: narrator # place: kite-hill
I can't hold it. I don't want to hold it. Wheeeee! # camera: wide # exit: juno right # fx: dust, shake # pose: you clutch # feel: you surprised, snail surprised # who: juno # face: excited
Your wheels hum. The wind pulls at your ears. That wheee sounded very good. # camera: close you # pose: you reach # feel: you excited, snail calm # who: narrator # ask: hill # hint: What did you come here to win?
 * [Pull the handle, and count the fence posts as they crawl past. # ev: ic=2]
   Twelve, thirteen, fourteen. Hello, fourteen. Goodbye, fourteen. # camera: two you snail # fx: wind off # pose: you hold # feel: you calm # who: snail # face: happy
   -> fence
 * [Let it roll a bit, and brake right after the big bend. # ev: ic=1]
   After the bend, a bit has turned into a lot. The brake squeals like a piglet. # camera: wide # fx: wind off, dust # prop: roll cart at 6 # pose: you clutch # feel: you surprised, snail surprised # who: narrator
   Bits are slippery on a hill. I brake before the bend. # prop: load cart # pose: you rest # feel: you okay # who: snail # face: calm
   -> fence
 * [Let go and catch up with Juno. That's way more fun! # ev: ic=0]
   Wheeeee! It is lovely. It is also over very soon. # camera: wide # fx: shake, dust # prop: roll cart at 6.5 # pose: you cheer # feel: you excited, snail surprised # who: narrator
   Now you sit at the bottom, far ahead, and wait for your own race. # fx: wind off # prop: load cart # pose: you sit # feel: you worried, snail calm # who: narrator
   -> fence

=== fence
Two badgers sit on the fence with a bag of nuts, watching you come. And come. And come. # camera: wide # prop: put cart at 4.2, load cart # enter: you at 2.6, badgers at 7 # pose: you reach # feel: you okay, badgers happy # who: narrator # place: cart-line
Is that a cart, or a shed? My grandma goes faster, and she's asleep! # camera: wide # pose: badgers point # feel: you surprised # who: badgers # face: happy
Your cheeks get warm. Three sharp answers line up behind your teeth. # camera: close you # pose: you clutch # feel: you frustrated # who: narrator # ask: tease # hint: Let one breath go in front of the words. What do you want to happen next?
 * [Yell that at least I'm not a lump on a fence. # ev: ic=0]
   The fence goes quiet. The smaller badger looks into the bag, then at you. # camera: wide # fx: hush # pose: you point, badgers rest # feel: you mad, badgers sad # who: narrator
   It was supposed to be funny. It came out pointy. Sorry. # fx: hush off # pose: badgers shrug, you rest # feel: you worried # who: badgers # face: worried
   I'm sorry, too. I answered before I thought. # camera: two you badgers # pose: you wave # feel: badgers okay # who: you # face: okay
   -> buns
 * [Breathe out. Say, "It's the Slow Race. Slow is how you win." # ev: ic=2]
   Oh! Then you're brilliant at it! Hey, everybody, look how bad this cart is! # camera: two you badgers # pose: badgers cheer, you wave # feel: you happy # who: badgers # face: excited
   -> buns
 * [Stare at them with my teeth together until they look somewhere else. # ev: ic=1]
   Nobody looks away. Your cart rolls on by itself, because your hands forgot it. # camera: wide # prop: roll cart at 5.4 # pose: you fists # feel: you frustrated, badgers surprised # who: narrator
   Was that mean? We thought slow was the joke. Tell us if it isn't. # prop: load cart # pose: badgers shrug, you stand # feel: you okay # who: badgers # face: okay
   -> buns

=== buns
At the square there is a snack stop. The rule is painted on the tray. # camera: close bun-tray # prop: put bun-tray at 4.4 # enter: you at 2.8, oke at 1.6, snail at 9 # feel: you excited, oke excited, snail calm # who: narrator # place: canopy-square
"Nobody eats until the last one is here." And guess who's the last one. # camera: wide # pose: oke point # feel: you surprised, snail calm # who: oke # face: worried
Coming. I can see the buns. I can nearly smell them. # camera: wide # pose: oke clutch, you rest # feel: you determined, oke worried # who: snail # face: happy # play: wait secs=10 thing=bun-tray clock=snail # ask: buns # hint: Look at the snail instead of the buns. The snail is more fun than it seems.
 * [touched it a little # out: slip # ev: ic=1]
   One bun has a thumb print. Oke eats the print, and now it has a hole. # camera: wide # move: snail to 6 # pose: you hide, oke clutch # feel: you surprised, oke worried, snail calm # who: narrator
   A bun with a window. I shall take that one. I like a view. # camera: two you snail # pose: you stand # feel: you happy # who: snail # face: happy
   -> owl
 * [touched it again and again # out: rushed # ev: ic=0]
   The tray jumps off its stand. Buns roll between everybody's feet. # camera: wide # prop: fall bun-tray # move: snail to 6 # fx: shake, dust # pose: you shrug, oke hop # feel: you surprised, oke surprised, snail surprised # who: narrator
   I hold my own wrist when buns look at me. Here, like this. # pose: oke hold, you stand # feel: you worried # who: oke # face: okay
   -> buns_again
 * [waited # out: waited # ev: ic=2]
   Everybody is here, and everybody bites at once. It sounds like one giant bite. # camera: wide # prop: share bun-tray # move: snail to 6 # pose: you cheer, oke cheer # fx: sparkle # feel: you happy, oke happy, snail happy # who: narrator
   -> owl

=== buns_again
A new tray, straight from the oven. We only wait until it stops steaming. # camera: wide # prop: put bun-tray at 4.4 # pose: oke hold, you hold # feel: you determined, snail calm # who: oke # face: happy # play: wait secs=5 thing=bun-tray # ask: buns2 # again: ic # hint: Hold your own wrist, and feel it tick.
 * [waited # out: waited # ev: none]
   Now that is what I call a well-behaved wrist. # prop: share bun-tray # pose: you cheer, oke cheer # fx: sparkle # feel: you proud, oke happy # who: snail # face: happy
   -> owl
 * [touched it a little # out: slip # ev: none]
   Ow, hot! And still, that was longer than last time. # pose: you clutch, oke stand # feel: you surprised, snail okay # who: oke # face: happy
   -> owl
 * [touched it again and again # out: rushed # ev: none]
   The snail sits down in front of the tray, like a small, kind gate. # move: snail to 5.2 # pose: you rest, oke stand # feel: you okay, snail calm, oke happy # who: narrator
   -> owl

=== owl
After the square, the rails pass Owl's window. Owl teaches at night and sleeps by day, so everybody walks here. # camera: wide # enter: you at 2.4, snail at 1.3, owl at 5.2 # pose: you stand, owl rest # feel: you surprised, snail calm, owl calm # who: narrator # place: cart-line
I slide. You have feet. Mind them, please, and step when Owl breathes out. # camera: wide # pose: you rest # feel: you determined, owl calm # who: snail # face: calm # play: tiptoe past=owl steps=5 # ask: owl # hint: You are in a slow race. There is all the time in the world.
 * [a creak or two # out: stirred # ev: ic=1]
   Owl opens one eye, says "Recess is over," and shuts it again. # move: you to 7 # pose: you hide, owl stand # feel: you surprised, owl okay, snail surprised # who: narrator
   -> pumpkin
 * [clatter # out: woke # ev: ic=0]
   Owl sits straight up. "Good evening, class! Why is it so bright? Who moved the moon?" # move: you to 3.6 # pose: owl cheer, you hop # fx: shake # feel: owl surprised, you surprised, snail worried # who: narrator
   It's noon, dear Owl. Our mistake. We'll hum you back to sleep. # pose: owl rest, you sit # feel: owl calm, you worried # who: snail # face: calm
   -> pumpkin
 * [not a sound # out: quiet # ev: ic=2]
   Not a feather stirs. Even the snail is impressed. # move: you to 7 # pose: you cheer, owl rest # fx: sparkle # feel: you proud, owl calm, snail surprised # who: narrator
   -> pumpkin

=== pumpkin
The finish line! Juno crossed it hours ago. At Owl's window, the snail slid half a wheel ahead of you. # camera: wide # prop: put cart at 3.4, load cart # enter: you at 2.2, snail at 4.4, juno at 8.8 # pose: you reach, juno cheer # feel: you excited, snail determined, juno excited # who: narrator # place: canopy-square
You're last! You're winning! Whatever you do, don't do anything! # camera: two you juno # pose: juno wave # feel: you excited # who: juno # face: excited
Then a pumpkin rolls off the farm stall, straight at a family of snails. # camera: wide # prop: put pumpkin at 1.1, roll pumpkin # enter: snails from right at 7.3 # fx: shake # pose: juno clutch # feel: snails worried, you surprised, juno surprised, snail surprised # who: narrator
Now is the time for quick. But which quick? # camera: close pumpkin # pose: you reach # feel: you worried # who: narrator # ask: pumpkin # hint: One look takes less than one step.
 * [Run and kick it away as hard as I can, before it hurts anybody. # ev: ic=0]
   It flies off, bounces against a post, and rolls right back. # camera: wide # prop: roll pumpkin at 1.1 # move: you to 2.6 # pose: you hop, juno clutch # fx: shake # feel: you surprised, juno surprised, snails worried # who: narrator
   Your cart! Push your cart in front of it! # prop: roll cart at 6, put pumpkin at 5.1 # move: you to 2.2 # pose: juno point, you reach # feel: snails okay, you determined # who: juno # face: determined
   -> line
 * [Look where it's rolling. Then push my cart across its way. # ev: ic=2]
   Thump. The pumpkin stops against your wheel. Seven small snails breathe out. # camera: wide # prop: roll cart at 6, put pumpkin at 5.1 # pose: you hold # fx: dust # feel: you determined, snails happy, juno surprised, snail surprised # who: narrator
   -> line
 * [Jump down and run after it, calling "Stop, pumpkin, stop!" # ev: ic=1]
   Pumpkins have no ears, and this one has a head start. # camera: wide # prop: roll pumpkin at 3.2 # move: you to 2 # pose: you reach # fx: dust # feel: you worried, snails worried, juno worried # who: narrator
   You look around, give your cart a shove, and it rolls across the path. Thump. # prop: roll cart at 6, put pumpkin at 5.1 # move: you to 2.2 # pose: you lift # fx: shake # feel: you surprised, snails happy, juno happy # who: narrator
   -> line

=== line
The snails are safe. But look where your cart stands now. # camera: wide # prop: put pumpkin at 5.1, put cart at 6, load cart # move: you to 2.2 # pose: you stand, juno rest # feel: you surprised, snails calm, juno worried, snail okay # who: narrator
It's over the line. So I am last. That makes twenty. # camera: two you snail # exit: snails right # feel: you okay, snails happy # who: snail # face: okay
The snail makes a speech. It is a short one, for a snail. # camera: wide # fx: dusk # pose: juno sit, you sit # feel: juno okay, you okay, snail calm # who: narrator
Slow is easy. I'm always slow. But slow, slow, slow, look, quick? That I have never seen. # camera: close snail # fx: dusk, lamps # feel: you surprised # who: snail # face: proud
So the prize rolls to you. It knows the way. # camera: wide # prop: roll pumpkin at 3 # pose: you cheer, juno cheer # fx: sparkle # feel: you happy, juno happy # who: snail # face: happy
And first prize for losing goes to me! Is it also a pumpkin? # pose: juno hop, you hold pumpkin # feel: you happy, snail surprised # who: juno # face: excited # keepsake: runaway-pumpkin
-> END
