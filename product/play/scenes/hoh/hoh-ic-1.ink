// Draft Folder. Hall of Heroes, the studio and the gallery, impulse control, lesson 1. Grades 6-8.
# id: hoh-ic-1
# title: Draft Folder
# kind: lesson
# skill: ic
# also: com, emp
# max_words: 22
# place: studio
-> start

=== start
Dev picks the cover photo for each episode of Nobody Famous. This week, he has picked you. # who: narrator
In the photo you are halfway through a sneeze. One eye is looking at the ceiling. The other eye has gone out. # who: narrator
Forty-one people have seen it. I mean, hardly anybody has seen it. # who: amara # face: worried
You write Dev a message. It is nine lines long. Line six is unforgivable. # who: narrator # ask: first # hint: Once it is sent, which part would be hard to take back?
 * [Send all nine lines. # ev: ic=0]
   Your thumb comes down. Amara's sandwich gets there first. # who: narrator
   Sorry. Sort of sorry. Before that goes anywhere, there's a drawer you have to see. # who: amara # face: determined
   -> drawer
 * [Take out line six and send the rest. # ev: ic=1]
   The coat closet has no signal. The little wheel goes round and round. # who: narrator
   Lucky closet. Eight lines is still a lot of lines. Come and see a drawer. # who: amara # face: calm
   -> drawer
 * [Save it as a draft. # ev: ic=2]
   A draft! Oh, then you'll like this. Come and see a drawer. # who: amara # face: happy
   -> drawer

=== drawer
In the gallery there is an old post office desk with one deep drawer. # who: narrator # place: gallery
Ilse Varga ran the post office. People brought her furious letters, still wet. She put them in here until Tuesday. # who: amara # face: excited
On Tuesday, she asked each one, "Still?" More than half of them said no. One man asked for his stamp back. # who: amara # face: happy
A draft folder is just a Tuesday drawer with worse handles. Put your message in. # who: amara # face: calm
The drawer is closed. Hands off until it slides open. # who: narrator # play: wait secs=10 # ask: drawer # hint: Give your eyes a job. Count the brass handles on the desk.
 * [waited # out: waited # ev: ic=2]
   It slides open by itself. Ten seconds is longer than it sounds. # who: narrator
   That's the whole trick. You don't have to stop being mad. You just have to be slower than it. # who: amara # face: proud
   -> reread
 * [one tap # out: slip # ev: ic=1]
   You rattle the handle once, and let go. It slides open anyway. # who: narrator
   Everyone rattles. Letting go again is the good part. # who: amara # face: happy
   -> reread
 * [many taps # out: rushed # ev: ic=0]
   The drawer jams. It has met people like you before. # who: narrator
   Try again. Put both feet flat and count something. Handles, coats, anything. # who: amara # face: calm
   -> again

=== again
One more time, a shorter one. Hands off. # who: amara # face: calm # play: wait secs=5 # ask: drawer2 # hint: Press your feet into the floor and count to five.
 * [waited # out: waited # ev: ic=1]
   It slides open, smooth as butter. # who: narrator
   See? It's like a muscle. A small, annoyed muscle. # who: amara # face: happy
   -> reread
 * [tapped # out: slip # ev: ic=0]
   Amara puts her hand on the handle next to yours, and you wait it out together. It opens. # who: narrator
   -> reread

=== reread
You read your nine lines as if somebody else had written them. # who: narrator
Which one would you still send on a Tuesday? # who: amara # face: calm # ask: reread # hint: Look for the line that is about the photo, not about what kind of person Dev is.
 * ["I didn't say you could use that picture." # ev: ic=2, com=2]
   That's true today, and it's true on Tuesday. Keep that one. # who: amara # face: proud
   -> buzz
 * ["You never, ever think." # ev: ic=1, com=1]
   It feels true right now. But he thought of your birthday. Twice. It's sort of a Monday line. # who: amara # face: okay
   You keep looking, and find the one about the picture. # who: narrator
   -> buzz
 * [Line six. All of line six. # ev: ic=0, com=0]
   Still? # who: amara # face: calm
   You read line six again. Half of it is about your bus being late. # who: narrator
   -> buzz

=== buzz
Your phone buzzes in your hand. It is Dev. "Your sneeze is FAMOUS lol." # who: narrator
And up it goes again, from your neck to your ears. # who: you # face: mad # ask: buzz # hint: A buzz is not a deadline.
 * [Let it buzz, and finish thinking first. # ev: ic=2]
   You set it on the desk. It looks much less important from there. # who: narrator
   -> why
 * [Type "Delete it" and nothing else. # ev: ic=1]
   Short. Short is better than line six. But he'll have to guess the rest. # who: amara # face: okay
   -> why
 * [Post the photo of Dev dressed as broccoli. # ev: ic=0]
   You have it open. He is seven in it. He is so proud of his florets. # who: narrator
   Still? # who: amara # face: calm
   You look at him a bit longer, and close the album. # who: narrator
   -> why

=== why
Why do you think he picked it? # who: amara # face: calm # ask: why # hint: What is Dev nearly always trying to do?
 * [He wanted me to look stupid. # ev: emp=0]
   Could be. But he used his own worst photo last month, remember? With the yogurt. # who: amara # face: okay
   -> tuesday
 * [It made him laugh, and he stopped there. # ev: emp=2]
   That's so Dev. Funny first, and everything else gets the later bus. # who: amara # face: happy
   -> tuesday
 * [He forgot to ask. # ev: emp=1]
   Yeah. And I bet it didn't feel like a big thing from his side of the camera. # who: amara # face: calm
   -> tuesday

=== tuesday
Okay. Write the Tuesday one. # who: amara # face: determined # ask: tuesday # hint: Say what happened, how it was for you, and what you want.
 * [Take it down, or I quit the show. # ev: ic=0, com=0]
   Running feet. Dev comes round the corner with one shoe on. # who: narrator
   You're QUITTING? # who: dev # face: worried
   No. I hate the photo, and nobody asked me. That's all I meant. # who: you # face: okay
   -> finish
 * [Please take the sneeze down. I felt laughed at. Next time, ask me. # ev: ic=2, com=2]
   Three dots. Then running feet. Dev comes round the corner with one shoe on. # who: narrator
   -> finish
 * [Could you take the photo down, please? # ev: ic=2, com=1]
   The photo is gone in four seconds. Then Dev comes round the corner. # who: narrator
   Was it bad? I thought you looked kind of heroic. # who: dev # face: worried
   It was bad. You could've asked. # who: you # face: okay
   -> finish

=== finish
I'm sorry. I only saw the funny part. From now on I ask first, and that's a rule. # who: dev # face: worried
The new cover is a drawing of a drawer. Nobody's eyes are in it at all. # who: narrator
What should we do with line six? # who: amara # face: okay
You slide it to the very back. On Tuesday, somebody can ask you. # who: narrator # badge: tuesday-drawer
-> END
