// The Ferry Bell. Zoo U, Tide House (emotion regulation), lesson 2. Grade 4 reading level.
# id: zoou-er-2
# title: The Ferry Bell
# kind: lesson
# skill: er
# also: com, emp
# max_words: 16
# place: tide-house
-> start

=== start
The Tide House ferry stops at five roots. Somebody has to ring the bell and call them out. # who: narrator
Today, for the first time, that somebody is you. # who: narrator
You wanted this for weeks. Now twenty passengers are looking at your hat. # who: narrator
You've gone a funny color. # who: tavi # face: worried
Your belly is full of minnows. # who: you # ask: body # hint: A feeling gets smaller when somebody else can see it.
 * [I'm nervous. My belly is all minnows. # ev: er=2, com=2]
   Minnows. I get moths. Thanks for telling me. # who: tavi # face: calm
   -> tool
 * [I feel a bit funny. # ev: er=1, com=1]
   Funny ha-ha, or funny minnows? # who: tavi # face: okay
   Minnows. Definitely minnows. # who: you # face: worried
   -> tool
 * [Me? I'm never nervous! Ha! # ev: er=0, com=0]
   Your knees knock twice, like somebody at a door. # who: narrator
   Your knees disagree. It's all right. Sorrel shook so hard, the hat fell off. # who: tavi # face: calm
   -> tool

=== tool
Two minutes until the rope comes off. # who: narrator
What could help the minnows settle? # who: you # ask: tool # hint: Pick something slow, or something you can feel under your feet.
 * [Hold the rail and feel both feet on the deck. # ev: er=2]
   The wood is warm. The deck is steady. So are your feet. # who: narrator
   -> breathe
 * [Look for five blue things on the river. # ev: er=2]
   A boat, a beetle, a bucket, the sky, and the sky again, in the water. # who: narrator
   -> breathe
 * [Keep counting the passengers. # ev: er=0]
   Twenty. Twenty-one. That one has a very long neck. Twenty-two. # who: narrator
   That's feeding the minnows. Hold the rail with me? # who: tavi # face: calm
   -> breathe

=== breathe
The river has its own slow breath. Up the root, and down the root. # who: tavi # face: calm
Join in if you like. # who: tavi # face: calm # play: breathe rounds=3
The minnows are still in there. But now they are swimming the same way. # who: narrator
Then a worry pipes up. "What if you say it wrong and they all laugh?" # who: narrator
What do you tell the worry? # who: you # ask: thought # hint: Find an answer that is true, and that helps.
 * [I might slip up. Then I'll say it again. # ev: er=2]
   The worry opens its mouth, finds nothing to add, and sits down. # who: narrator
   -> step
 * [That will never, ever happen. # ev: er=1]
   "Never ever?" asks the worry. It has a long list. # who: narrator
   Tell it the other thing. If I slip, I say it again. # who: tavi # face: calm
   -> step
 * [Then I'd better not do it at all. # ev: er=0]
   The bell looks at you. It is a small bell. It waited weeks, too. # who: narrator
   Or do it, and if you slip, say it again. I slip on every boat. # who: sorrel # face: happy
   -> step

=== step
How would you like to begin? # who: sorrel # face: calm # ask: step # hint: A big step can be cut into small ones.
 * [Say it to Tavi first. Then to everyone. # ev: er=2]
   Willow Root. Good. I'd get off there, just because you asked. # who: tavi # face: happy
   -> slip
 * [Shut my eyes and shout them all at once. # ev: er=1]
   "WillowFernStonyFoxMossyRoot!" A goat gets off, and on, and off. # who: narrator
   One root at a time. They're a mile apart. # who: sorrel # face: happy
   -> slip
 * [Could somebody else do it? # ev: er=0]
   I shall call the first stop. You ring the bell. Then we'll see. # who: sorrel # face: calm
   Ding! Nothing bad happens. Ding! That was rather nice. # who: narrator
   -> slip

=== slip
Willow Root goes well. Fern Root goes well. Then you take a big breath. # who: narrator # place: river-ferry
Next stop, Stinky Foot! # who: you # face: proud
You meant Stony Root. Somebody giggles. Then the whole boat does. # who: you # ask: slip # hint: Look at their faces. What sort of laugh is it?
 * [Giggle, breathe, and call, "Stony Root!" # ev: er=2]
   An old badger wipes her eyes. "Best stop on the river," she says. # who: narrator
   -> mirela
 * [Whisper the right name, very fast. # ev: er=1]
   "Stonyroot," you tell your collar. Only your collar hears. # who: narrator
   One breath. Then to the back row. They're smiling, look. # who: tavi # face: calm
   Stony Root! # who: you # face: okay
   -> mirela
 * [Put the bell down and hide under the bench. # ev: er=0]
   It is dusty under there. Then Tavi's face comes down, the wrong way up. # who: narrator
   They liked it, you know. The badger wants to move to Stinky Foot. # who: tavi # face: okay
   -> under

=== under
The bell sits just outside. What will you do? # who: you # ask: under # hint: A small step still counts.
 * [One breath, then come out and try again. # ev: er=1]
   "Stony Root!" Two passengers clap. One is the badger. # who: narrator
   -> mirela
 * [Ask Tavi to ring it with me. # ev: er=1]
   "Ding," says the bell, held by two friends. "Stony Root!" # who: narrator
   -> mirela
 * [Stay here until the next root. # ev: er=0]
   Tavi calls one stop for you. Then you have had enough of the dust. # who: narrator
   -> mirela

=== mirela
At Fox Root, Mirela stands on the dock with her quills straight up. # who: narrator
It moves. Boats move. Nobody told me how much. # who: mirela # face: worried # ask: share # hint: What helped you at the start?
 * [Minnows? I had them, too. Hold the rail with me? # ev: er=2, emp=2]
   You had them? With that hat on? All right. One foot. Two. # who: mirela # face: okay
   -> finish
 * [Just get on. You'll be fine. # ev: er=1, emp=1]
   How will I be fine? In what order? # who: mirela # face: worried
   First the rail. Then your feet. Then one slow breath. # who: you # face: calm
   -> finish
 * [Hurry up. We're late! # ev: er=0, emp=0]
   The quills go up another inch. # who: narrator
   Hurry is food for minnows. What helped you? # who: tavi # face: calm
   The rail, and my feet. Here, Mirela, hold on by me. # who: you # face: okay
   -> finish

=== finish
Ding! Mossy Root! Last stop! # who: you # face: proud
That was perfect. Apart from Stinky Foot, which was better than perfect. # who: tavi # face: happy
Your hat stayed on. Mine fell in the river, my first time. # who: sorrel # face: proud # badge: bell-ringer
-> END
