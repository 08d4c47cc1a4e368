// The Bell Tower. Zoo U, Canopy Town square, check scene of form B. Grade 2-4 reading level.
# id: zoou-check-b-ic
# title: The Bell Tower
# kind: check
# skill: ic
# also: com, coop, emp
# max_words: 16
# place: canopy-square
VAR spent = false
-> start

=== start
The tower bell has never had a name. Today at noon, it gets one. # camera: wide # prop: put market-bell at 4.2, put plaque at 1 # enter: you at 3.2, juno at 5.2 # feel: you happy, juno happy # who: narrator
The new name is on a board, under a red cloth. # camera: close plaque # pose: you point # who: narrator
Two hundred names! I read each one out loud. To a fern. # camera: wide # pose: you stand, juno lift letter # prop: open letter # feel: you surprised # who: juno # face: proud
Nobody rings before noon. I'm off to find the oil. # pose: juno point # feel: you okay # who: juno # face: okay
The bell cord hangs right above your head. It has a soft, red tassel. # exit: juno right # move: you to 3.9 # feel: juno okay # camera: wide # who: narrator # ask: cord
 * [Give the cord one tiny pull, to see if it works. # ev: ic=0]
   Bong! A badger runs out of his house with a soup spoon. # camera: wide # prop: ring market-bell # fx: shake # enter: badger from right at 7.4 # pose: you lift, badger lift spoon # feel: you surprised, badger surprised # who: narrator
   It isn't noon yet. Why is there a badger with a spoon? # enter: juno from right at 5.2 # pose: juno shrug, you stand # who: juno # face: surprised
   -> stairs
 * [Step away from it and sweep up the leaves. # ev: ic=2]
   Under the leaves, you find a spoon. # move: you to 2.4 # prop: put spoon at 3.4 # pose: you reach # fx: dust # camera: wide # feel: you happy # who: narrator
   My spoon! I've been eating soup with a fork since spring. # enter: juno from right at 4.6 # pose: juno cheer # who: juno # face: happy
   -> stairs
 * [Hold the tassel for a moment, then let go of it. # ev: ic=1]
   Up above, the bell gives one small ting. # prop: ring market-bell # pose: you lift # camera: wide # feel: you surprised # who: narrator
   Did something just ting? # enter: juno from right at 5.2 # pose: juno hold, you stand # who: juno # face: okay
   -> stairs

=== stairs
A rope hangs across the way to the tower stairs. Nobody goes up until Sorrel says so. # exit: badger right # prop: put spoon at 3.4, gone spoon, put long-rope at 8, fall long-rope # camera: wide # move: juno to 3.2, you to 5.2 # pose: you stand, juno stand # feel: you okay, juno okay # who: narrator
Psst. I fit under that. We could be first at the top! # camera: wide # enter: oke from left at 6.5 # pose: oke point # who: oke # face: excited
You can see the sea from there. Or a pond. # pose: oke shrug # feel: you surprised # who: oke # face: okay
Oke already has one hand on the rope. # move: oke to 7.6 # pose: oke reach right # feel: oke excited, you okay # who: narrator # ask: stairs
 * [Duck under it with him before anybody looks. # ev: ic=0]
   The first step squeaks like a goose. Now everybody is looking. # fx: shake # move: you to 6.6 # enter: sorrel from right at 9 # pose: you hop, oke lift # feel: you surprised, oke surprised, sorrel calm # who: narrator
   That was the step. I sound much nicer. # pose: oke shrug # feel: you worried, sorrel surprised # who: oke # face: happy
   -> flags
 * [Tell Oke I'd rather wait until Sorrel has said yes. # ev: ic=2]
   All right, I'll wait, too. My feet won't like it. # move: oke to 6.5 # pose: oke rest # enter: sorrel from right at 9 # feel: sorrel calm # who: oke # face: okay
   -> flags
 * [Go up three steps, to look around the corner. # ev: ic=1]
   There is no sea on step three. There is a squeak like a goose. # fx: shake # move: you to 6.6 # pose: you hop, oke stand # enter: sorrel from right at 9 # feel: you surprised, oke surprised, sorrel calm # who: narrator
   Good morning. You have met my squeaky step. # pose: sorrel rest # feel: you worried # who: sorrel # face: calm
   -> flags

=== flags
Sorrel needs a helper to test the little river bell. # move: oke to 1.8, juno to 3, you to 5.9, sorrel to 7.1 # pose: oke stand, you stand, sorrel stand # feel: oke okay, you okay, sorrel calm # camera: wide # who: narrator
Green flag, ring it, and a boat may go. Red flag, let it hang. # pose: sorrel lift # feel: you determined # who: sorrel # face: calm
Far away at the river, flag after flag goes up. # prop: put market-bell at 4.5 # pose: you reach, sorrel lift # feel: oke happy, juno happy # who: narrator # play: gonogo rounds=10 go=green-flag stop=red-flag thing=market-bell # ask: flags
 * [rang for green only # out: steady # ev: ic=2]
   No boat bumped into another. The bell works, and so do you. # pose: sorrel nod, you stand, oke cheer # feel: you happy # who: sorrel # face: happy
   -> flour
 * [rang for no flag at all # out: still # ev: ic=1]
   No boat bumped into another. No boat left, either. # pose: sorrel rest, you stand, oke shrug # feel: oke okay, you okay # who: sorrel # face: okay
   -> flour
 * [rang for red once or twice # out: slip # ev: ic=1]
   Two otters missed their boat. They do not seem to mind. # enter: otters from right at 8.4 # pose: sorrel point, you stand, otters wave # feel: oke surprised, you surprised, otters happy # who: sorrel # face: okay
   -> flour
 * [rang for nearly every flag # out: rushed # ev: ic=0]
   Nine boats left with nobody on them. All the otters are still here. # fx: shake # enter: otters from right at 8.4 # pose: otters cheer, you clutch, sorrel shrug, oke cheer # feel: oke excited, you surprised, juno worried, otters surprised # who: sorrel # face: surprised
   Never mind. Otters can swim. # pose: sorrel rest, you stand, oke stand # feel: you okay, otters happy # who: sorrel # face: calm
   -> flour

=== flour
Sorrel takes the rope down. Oke is on his way up at once. # exit: otters right, oke right, sorrel right # enter: badger from right at 5.4 # prop: gone long-rope # move: juno to 2.6, you to 4 # pose: you wave, badger hold basket # camera: wide # feel: oke excited, sorrel calm, juno happy, you happy, badger okay # who: narrator
In the wind, a badger with a basket asks where the flour goes. Or did he say flowers? # fx: wind # pose: badger hold basket, you stand # feel: juno okay, you okay, badger okay # camera: two you badger # who: narrator # ask: badger
 * [Say, "Sorry, I can't hear you in this wind." # ev: com=1]
   The badger nods, and tries somebody out of the wind. # exit: badger right # pose: you shrug # feel: you worried, badger okay # camera: wide # who: narrator
   -> riddle
 * [Nod and point up, since most things go up there today. # ev: com=0]
   The badger climbs all ninety steps. It was flour. # feel: badger happy # exit: badger right # pose: you point right # camera: wide # who: narrator
   -> riddle
 * [Ask, "Flour for bread, or flowers for the bell?" # ev: com=2]
   It is flour. You show him the kitchen, and he shakes your hand. # pose: badger reach, you point right # feel: you happy, badger happy # camera: wide # who: narrator
   -> riddle

=== riddle
Tavi has a riddle for Mirela. There is no hurry. # fx: wind off # exit: badger right, juno left # enter: tavi from right at 7.4, mirela from right at 6.2 # pose: tavi stand, you stand # camera: wide # feel: juno okay, tavi happy, mirela okay, you okay # who: narrator
What has one tongue, and never says a word? # camera: two mirela tavi # pose: tavi point # who: tavi # face: happy
One tongue. Never a word. Is it a shoe? # pose: mirela shrug # feel: tavi calm # who: mirela # face: okay
You know it. It hangs right above her head. # move: mirela to 5.9 # pose: you clutch, mirela rest # camera: wide # feel: you excited # who: narrator # ask: riddle
 * [Let Mirela think for as long as she likes. # ev: ic=2]
   A very polite snail? No. Wait. A bell! A bell! # camera: two mirela tavi # pose: mirela cheer, you stand # feel: you happy, tavi happy # who: mirela # face: excited
   She jumps so high that her prickles ring the little river bell. # camera: wide # prop: ring market-bell # pose: mirela hop, tavi cheer # feel: mirela surprised, tavi happy # who: narrator
   -> honey
 * [Say, "A bell!" before anybody else says it. # ev: ic=0]
   Oh. I was two guesses away from that. # camera: two mirela tavi # pose: mirela rest, you stand # feel: you okay, tavi worried # who: mirela # face: sad
   -> honey
 * [Cough, and look up at the bell. # ev: ic=1]
   Why do you cough at the... oh. A bell. # camera: two you mirela # pose: mirela point, you stand # feel: you okay # who: mirela # face: okay
   -> honey

=== honey
You have five acorn coins. You have saved them for a clay bell. # camera: wide # exit: tavi right # move: mirela to 2.4, you to 4 # pose: you hold, mirela stand # feel: tavi okay, you happy, mirela okay # who: narrator
A snail is selling rose honey. "Last two pots!" he calls, quite slowly. # enter: snail from right at 6.4 # prop: put honey-pot at 5.3, open honey-pot # camera: close honey-pot # feel: you surprised, snail happy # who: narrator # ask: honey
 * [Pay one coin for three licks, then go on. # ev: ic=1]
   Three licks. You have four coins left, and honey on one ear. # pose: you reach # camera: wide # feel: you happy # who: narrator
   -> string
 * [Go and look at the clay bells before I choose. # ev: ic=2]
   There are fat bells, thin bells, and one bell for ants. # prop: gone honey-pot # move: you to 5.2 slowly # pose: you point # camera: wide # feel: you happy # who: narrator
   -> string
 * [Buy a pot now, while there are still two. # ev: ic=0]
   ~ spent = true
   It is very good honey. Your pocket is very empty. # pose: you hold honey-pot # camera: close you # feel: you happy, snail proud # who: narrator
   -> string

=== string
{ spent:
    The clay bell costs five coins. You have honey. # pose: you lift honey-pot # camera: wide # feel: you worried # who: narrator
- else:
    The bell seller says she will be here all week. # prop: put honey-pot at 5.3, gone honey-pot # pose: you wave # camera: wide # feel: you happy # who: narrator
}
Back at the tower, the flowers have come. There are ten trays of three, and this is one. # prop: put honey-pot at 5.3, gone honey-pot, put crate at 6.8, put seedling-tray on crate at 6.8, grow seedling-tray # exit: snail right # move: mirela to 3.2, you to 4.9 # pose: you stand # feel: you okay, mirela surprised # who: narrator
One ball of string, and only two paws. I counted those, too. # pose: mirela clutch rope # camera: two mirela you # feel: you surprised # who: mirela # face: worried
All thirty have to be up before noon. # camera: close seedling-tray # pose: you point # feel: you okay, mirela worried # who: narrator # ask: string
 * [Ask, "Tie or carry? We can swap halfway." # ev: coop=2]
   Carry, please. Flowers stick to me anyway. # camera: wide # move: mirela to 5.8, you to 3.6 # pose: mirela lift seedling-tray, you clutch rope # feel: you happy # who: mirela # face: okay
   Soon nine trays are up. Only this one is left, and it is the prettiest. # prop: drop seedling-tray at 7.8, grow seedling-tray # pose: mirela cheer, you stand # feel: mirela happy # who: narrator
   -> splash
 * [Take the string and tie as fast as I can go. # ev: coop=1]
   You tie very fast. Mirela runs to and fro behind you. # camera: wide # move: mirela to 5.9, you to 3.6 # pose: you clutch rope, mirela hold seedling-tray # feel: mirela worried, you determined # who: narrator
   -> splash
 * [Keep the best ones for the spot where I'll stand. # ev: coop=0]
   The three best flowers are at your spot. It looks lovely. # camera: wide # prop: put seedling-tray at 5.8, grow seedling-tray # pose: you hold, mirela stand # feel: mirela worried, you happy # who: narrator
   And who puts up the other twenty-seven? # pose: mirela shrug # feel: you surprised # who: mirela # face: frustrated
   -> splash

=== splash
The work is done. You stretch out your legs in the sun. # camera: wide # prop: put rope at 4, gone rope, put crate at 6.8, gone crate, put seedling-tray at 8.6, grow seedling-tray # move: mirela to 2.8, you to 4.8 # pose: you sit, mirela stand # feel: you happy, mirela okay # who: narrator
Splash! A small mole backs into you with a bucket. Your knees are wet. # enter: mole from right at 6.8 # prop: put bucket at 5.8, spill bucket # pose: you clutch, mole shrug # fx: shake # feel: you surprised, mirela surprised, mole surprised # who: narrator # ask: splash
 * [Stay where I am and look at what happened. # ev: ic=2]
   He had to pull it backward. The flowers over there are dry. # pose: you sit # camera: close bucket # feel: you okay # who: narrator
   -> mole
 * [Take the bucket from him, then ask what he's doing. # ev: ic=1]
   He lets go at once. "Watering," he says. "The flowers are dry." # prop: put bucket at 5.4 # pose: you reach, mole hold # feel: you okay, mole worried # camera: wide # who: narrator
   -> mole
 * [Yell, "Watch where you're going!" # ev: ic=0]
   Everybody turns around. The mole does not move at all. # pose: you fists, mole hide # fx: hush # feel: you mad, mirela surprised, mole worried # who: narrator
   He's watering the flowers. I asked him to. # fx: hush off # pose: mirela wave # feel: you surprised # who: mirela # face: okay
   -> mole

=== mole
The mole looks at your wet knees. His whiskers sink. # prop: put bucket at 5.8, spill bucket # camera: two you mole # pose: you stand, mole rest, mirela stand # feel: you okay, mirela worried, mole sad # who: narrator # ask: mole
 * [Say, "It's fine." # ev: emp=1]
   He nods, but he keeps looking at your knees. # pose: you shrug # feel: mole worried # who: narrator
   -> secret
 * [Say, "Now I'm all wet because of you." # ev: emp=0]
   He holds out his handkerchief. It is as wet as you are. # pose: you point, mole reach # feel: you frustrated, mirela worried # who: narrator
   -> secret
 * [Say, "That bucket must be very heavy." # ev: emp=2]
   "It's my first job," he says. "I wanted to do it alone." # pose: you comfort, mole lift # feel: you happy, mirela happy, mole okay # who: narrator
   He gives you his spare sock. It fits your thumb. # pose: you hold, mole cheer # camera: close you # feel: you happy, mole happy # who: narrator
   -> secret

=== secret
Later, Juno pulls you over to the red cloth. # prop: gone bucket # camera: wide # exit: mole right # move: you to 2.6, mirela to 6.4 # enter: juno from left at 3.8 # pose: juno wave, you stand # feel: juno excited, you surprised, mirela okay, mole okay # who: narrator
It's "Bongo"! Oke's name won. Nobody says a word until the drum. # camera: two you juno # prop: open plaque # pose: juno point # feel: you excited # who: juno # face: excited
Back at the tower, Oke cannot stand still. # camera: wide # prop: cover plaque # exit: juno left # move: you to 4 # enter: oke from right at 5.2 # pose: oke hop, you stand # feel: juno happy, oke worried, you okay # who: narrator
You looked under the cloth! Which name is it? Is it mine? # camera: two you oke # pose: oke clutch # who: oke # face: worried # ask: secret
 * [Say, "I can't tell. But you'll like it." # ev: ic=1]
   Like it how much? A little like, or a lot like? # pose: oke shrug # feel: you happy # who: oke # face: surprised
   -> finish
 * [Whisper it. It's good news, and he's so nervous. # ev: ic=0]
   Mine? I have to sit down. I have to shout. BONGO! # camera: wide # pose: oke cheer # feel: you surprised, mirela surprised # who: oke # face: excited
   -> finish
 * [Say, "You'll hear it right after the drum." # ev: ic=2]
   After the drum. Fine. I'll count my toes. # pose: oke sit # feel: you okay # who: oke # face: okay
   -> finish

=== finish
The drum rolls. Down comes the cloth. The bell is called Bongo. # camera: wide # prop: put market-bell at 4.4, put drum at 8.4, ring drum, open plaque # enter: juno from left at 2.4 # pose: oke clutch, you stand, juno point, mirela cheer # fx: sparkle # feel: oke surprised, you happy, juno happy, mirela happy # who: narrator
You pull the cord. "Bong," says the bell. "Oh," says the hill. # prop: ring market-bell # fx: shake # pose: you lift, oke stand, juno stand # feel: oke surprised, mirela surprised, juno surprised # who: narrator
Did you hear that? It knows its name! # pose: oke cheer, juno cheer, mirela cheer # feel: you happy, juno happy, mirela happy # who: oke # face: excited # keepsake: toy-honey-pot
-> END
