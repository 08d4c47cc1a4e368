// The Ferry Bell. Zoo U, Tide House (emotion regulation), lesson 2. Grade 4 reading level.
# id: zoou-er-2
# title: The Ferry Bell
# kind: lesson
# skill: er
# max_words: 16
# place: tide-house
-> start

=== start
The Tide House ferry stops at five roots. Somebody has to ring the bell and call them out. # camera: wide # prop: put ferry at 6.4, put market-bell at 4.7 # enter: tavi at 2.2, you at 3.5, sorrel at 7.8 # feel: tavi calm, you happy, sorrel calm # who: narrator
Today, for the first time, that somebody is you. # pose: you stand captain-hat # feel: you proud, sorrel happy, tavi happy # who: narrator
You wanted this for weeks. Now twenty passengers are looking at your hat. # camera: close you # pose: you stand captain-hat # feel: you worried # who: narrator
You've gone a funny color. # camera: two tavi you # pose: tavi point # feel: you worried # who: tavi # face: worried
Your belly is full of minnows. # camera: close you # pose: you stand captain-hat # feel: tavi okay # who: narrator # ask: body # hint: A feeling gets smaller when somebody else can see it.
 * [I'm nervous. My belly is all minnows. # ev: er=2]
   Minnows. I get moths. Thanks for telling me. # camera: two tavi you # pose: tavi comfort # feel: you okay # who: tavi # face: calm
   -> tool
 * [I feel a bit funny. # ev: er=1]
   Funny ha-ha, or funny minnows? # camera: two tavi you # pose: tavi shrug # feel: you worried # who: tavi # face: okay
   Minnows. Definitely minnows. # pose: you clutch # feel: tavi calm # who: you # face: worried
   -> tool
 * [Me? Nervous? I'm never, ever nervous! Ha! # ev: er=0]
   Your knees knock twice, like somebody at a door. # camera: wide # pose: you hop # fx: shake # feel: you worried, tavi surprised # who: narrator
   Your knees disagree. It's all right. Sorrel shook so hard, the hat fell off. # camera: two tavi you # pose: tavi comfort, you stand # feel: sorrel happy # who: tavi # face: calm
   -> tool

=== tool
Two minutes until the rope comes off. # camera: wide # pose: you stand captain-hat, tavi stand # feel: you worried, tavi calm, sorrel calm # who: narrator
What calms the minnows, and what stirs them up? # camera: close you # who: narrator # play: sort bins=calms-them,stirs-them-up items=hold-the-rail,feel-my-feet,look-for-blue-things,count-everybody-again,hold-my-breath,say-it-is-nothing fits=calms-them,calms-them,calms-them,stirs-them-up,stirs-them-up,stirs-them-up # ask: tool # hint: Slow things calm them, and so does what you can feel under your feet.
 * [all where they belong # out: fair # ev: er=2]
   The wood is warm. The deck is steady. So are your feet. # camera: wide # pose: you reach # feel: you calm, tavi happy # who: narrator
   -> breathe
 * [most where they belong # out: uneven # ev: er=1]
   Some of that stirs them up. So you look for blue things: a boat, a beetle. # camera: wide # pose: you point # feel: you okay, tavi happy # who: narrator
   -> breathe
 * [nearly all in one # out: hog # ev: er=0]
   Twenty. Twenty-one. That one has a very long neck. Twenty-two. # camera: wide # pose: you point # feel: you worried, tavi worried # who: narrator
   That's feeding the minnows. Hold the rail with me? # camera: two tavi you # pose: tavi reach, you stand # feel: you okay # who: tavi # face: calm
   -> breathe

=== breathe
The river has its own slow breath. Up the root, and down the root. # camera: wide # pose: tavi point, you stand # feel: you okay # who: tavi # face: calm
Join in if you like. # camera: two tavi you # pose: tavi rest, you rest # feel: you calm # who: tavi # face: calm # play: breathe rounds=3
The minnows are still in there. But now they are swimming the same way. # pose: you stand captain-hat # feel: you okay # who: narrator
Then a worry pipes up. "What if you say it wrong and they all laugh?" # camera: close you # fx: hush # pose: you stand captain-hat # feel: you worried # who: narrator
What do you tell the worry? # feel: tavi okay # who: narrator # ask: thought # hint: Find an answer that is true, and that helps.
 * [I might slip up. Then I'll say it again. # ev: er=2]
   The worry opens its mouth, finds nothing to add, and sits down. # camera: wide # fx: hush off # pose: you stand captain-hat # feel: you calm, tavi happy # who: narrator
   -> step
 * [That will never, ever happen. # ev: er=1]
   "Never ever?" asks the worry. It has a long list. # camera: wide # pose: you shake-head # feel: you worried, tavi okay # who: narrator
   Tell it the other thing. If I slip, I say it again. # camera: two tavi you # fx: hush off # pose: tavi comfort # feel: you okay # who: tavi # face: calm
   -> step
 * [Then I'd better not do it at all. # ev: er=0]
   The bell looks at you. It is a small bell. It waited weeks, too. # camera: wide # fx: hush off # prop: ring market-bell # pose: you hide # feel: you sad, tavi worried # who: narrator
   Or do it, and if you slip, say it again. I slip on every boat. # pose: sorrel rest, you stand # feel: you surprised # who: sorrel # face: happy
   -> step

=== step
How would you like to begin? # camera: wide # pose: you stand captain-hat, tavi stand, sorrel stand # feel: you okay, tavi calm # who: sorrel # face: calm # ask: step # hint: A big step can be cut into small ones.
 * [Say it to Tavi first. Then to everyone. # ev: er=2]
   Willow Root. Good. I'd get off there, just because you asked. # camera: two tavi you # pose: tavi cheer, you wave # feel: you happy # who: tavi # face: happy
   -> slip
 * [Shut my eyes and shout them all at once. # ev: er=1]
   "WillowFernStonyFoxMossyRoot!" A goat gets off, and on, and off. # enter: goat from right at 5.7 # camera: wide # pose: goat hop, you cheer # fx: shake # feel: you surprised, tavi surprised, sorrel surprised, goat surprised # who: narrator
   One root at a time. They're a mile apart. # move: goat to 6.4 # pose: sorrel rest, you stand, goat hop # feel: you worried # who: sorrel # face: happy
   -> slip
 * [Could somebody else do it? # ev: er=0]
   I shall call the first stop. You ring the bell. Then we'll see. # camera: wide # pose: sorrel wave # feel: you worried # who: sorrel # face: calm
   Ding! Nothing bad happens. Ding! That was rather nice. # prop: ring market-bell # pose: you reach, sorrel cheer # feel: you happy, tavi happy # who: narrator
   -> slip

=== slip
Willow Root goes well. Fern Root goes well. Then you take a big breath. # camera: wide # prop: put ferry at 5.6, put market-bell at 4.1 # enter: tavi at 1.7, you at 3, badger at 5.3, sorrel at 7.4 # pose: you stand captain-hat # feel: you happy, tavi happy, sorrel happy, badger calm # who: narrator # place: river-ferry
Next stop, Stinky Foot! # pose: you cheer captain-hat # prop: ring market-bell # feel: tavi surprised, sorrel surprised, badger surprised # who: you # face: proud
You meant Stony Root. Somebody giggles. Then the whole boat does. # pose: you hide, tavi cheer, badger clutch # feel: tavi happy, sorrel happy, you surprised, badger happy # who: narrator # ask: slip # hint: Look at their faces. What sort of laugh is it?
 * [Giggle, breathe, and call, "Stony Root!" # ev: er=2]
   An old badger wipes her eyes. "Best stop on the river," she says. # pose: you wave captain-hat, tavi stand, badger wave # feel: you happy, badger happy # who: narrator
   -> mirela
 * [Whisper the right name, very fast. # ev: er=1]
   "Stonyroot," you tell your collar. Only your collar hears. # camera: close you # pose: you hide # feel: you worried, tavi okay # who: narrator
   One breath. Then to the back row. They're smiling, look. # camera: two tavi you # pose: tavi comfort # feel: you okay # who: tavi # face: calm
   Stony Root! # camera: wide # pose: you wave captain-hat, tavi stand # feel: tavi happy # who: you # face: okay
   -> mirela
 * [Put the bell down and hide under the bench. # ev: er=0]
   It is dusty under there. Then Tavi's face comes down, the wrong way up. # camera: two tavi you # prop: put bench at 3 # move: tavi to 1.9 # pose: you hide, tavi reach # fx: dusk # feel: you sad, tavi okay # who: narrator
   They liked it, you know. The badger wants to move to Stinky Foot. # pose: tavi comfort # feel: you worried # who: tavi # face: okay
   -> under

=== under
The bell sits just outside. What will you do? # camera: close you # feel: tavi calm # who: narrator # ask: under # again: er # hint: A small step still counts.
 * [One breath, then come out and try again. # ev: none]
   "Stony Root!" Two passengers clap. One is the badger. # camera: wide # fx: dusk off # pose: you cheer, tavi cheer, badger cheer # feel: you happy, tavi happy, sorrel happy, badger happy # who: narrator
   -> mirela
 * [Ask Tavi to ring it with me. # ev: none]
   "Ding," says the bell, held by two friends. "Stony Root!" # camera: wide # fx: dusk off # prop: ring market-bell # pose: you reach, tavi reach # feel: you happy, tavi happy # who: narrator
   -> mirela
 * [Stay here until the next root. # ev: none]
   Tavi calls one stop for you. Then you have had enough of the dust. # camera: wide # pose: tavi cheer, you hide # feel: you okay, tavi calm # who: narrator
   -> mirela

=== mirela
At Fox Root, Mirela stands on the dock with her quills straight up. # camera: wide # fx: dusk off # prop: put bench at 3, gone bench, land ferry # move: tavi to 1.7, sorrel to 6.7 # enter: mirela from right at 8.9 # pose: you stand captain-hat, tavi stand, mirela clutch, badger sit # feel: mirela worried, you surprised, tavi okay, sorrel calm, badger calm # who: narrator
It moves. Boats move. Nobody told me how much. # camera: close mirela # pose: mirela shrug # who: mirela # face: worried # ask: share # hint: What helped you at the start?
 * [Minnows? I had them, too. Hold the rail with me? # ev: er=2]
   You had them? With that hat on? All right. One foot. Two. # camera: wide # move: you to 7.8 # pose: you comfort, mirela reach # feel: you happy # who: mirela # face: okay
   -> finish
 * [Just get on. You'll be fine. # ev: er=1]
   How will I be fine? In what order? # camera: wide # pose: you wave, mirela shrug # feel: you okay # who: mirela # face: worried
   First the rail. Then your feet. Then one slow breath. # move: you to 7.8 # pose: you comfort # feel: mirela okay # who: you # face: calm
   -> finish
 * [Hurry up. We're late! # ev: er=0]
   The quills go up another inch. # camera: wide # pose: you point, mirela hide # feel: mirela worried, you frustrated, tavi worried # who: narrator
   Hurry is food for minnows. What helped you? # pose: tavi rest # feel: you surprised # who: tavi # face: calm
   The rail, and my feet. Here, Mirela, hold on by me. # move: you to 7.8 # pose: you comfort, mirela stand # feel: mirela okay, tavi happy # who: you # face: okay
   -> finish

=== finish
Ding! Mossy Root! Last stop! # camera: wide # prop: ring market-bell # move: you to 3.1, mirela to 8.4 # pose: you lift captain-hat, mirela stand, tavi stand, badger wave # feel: mirela happy, tavi happy, sorrel happy, badger happy # who: you # face: proud
That was perfect. Apart from Stinky Foot, which was better than perfect. # camera: two tavi you # pose: tavi comfort # feel: you happy # who: tavi # face: happy
Your hat stayed on. Mine fell in the river, my first time. # camera: wide # pose: you cheer captain-hat, tavi cheer, mirela cheer, sorrel rest # fx: sparkle # feel: you proud, tavi happy, mirela happy # who: sorrel # face: proud # keepsake: bell-ringer
-> END
