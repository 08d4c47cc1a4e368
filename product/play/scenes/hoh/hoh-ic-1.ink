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
Dev picks the cover photo for each episode of Nobody Famous. This week, he has picked you. # enter: you at 3.8, amara at 2.4, dev at 7.8 # pose: dev lift phone # prop: light phone # feel: dev happy, you okay, amara okay # who: narrator
In the photo you are halfway through a sneeze. One eye is looking at the ceiling. The other eye has gone out. # camera: close phone # pose: dev hold phone # feel: you surprised, amara surprised # who: narrator
Forty-one people have seen it. I mean, hardly anybody has seen it. # camera: two amara you # pose: amara clutch # feel: you worried # who: amara # face: worried
You write Dev a message. It is nine lines long. Line six is unforgivable. # camera: close you # exit: dev right # pose: you hold phone, amara stand # prop: light phone # feel: you mad, amara worried, dev happy # who: narrator # ask: first # hint: Once it is sent, which part would be hard to take back?
 * [Send all nine lines. # ev: ic=0]
   Your thumb comes down. Amara's sandwich gets there first. # camera: wide # pose: amara reach # feel: you surprised, amara determined # who: narrator
   Sorry. Sort of sorry. Before that goes anywhere, there's a drawer you have to see. # pose: amara wave # feel: you frustrated # who: amara # face: determined
   -> drawer
 * [Take out line six and send the rest. # ev: ic=1]
   The coat closet has no signal. The little wheel goes round and round. # camera: wide # pose: you lift phone # feel: you frustrated, amara okay # who: narrator
   Lucky closet. Eight lines is still a lot of lines. Come and see a drawer. # pose: amara wave, you hold phone # feel: you okay # who: amara # face: calm
   -> drawer
 * [Save it as a draft. # ev: ic=2]
   A draft! Oh, then you'll like this. Come and see a drawer. # camera: wide # pose: amara cheer, you rest # feel: you okay # who: amara # face: happy
   -> drawer

=== drawer
In the gallery there is an old post office desk with one deep drawer. # prop: put post-desk at 7.92 # enter: you at 5.5, amara at 4 # pose: amara point # feel: amara excited, you okay # who: narrator # place: gallery
Ilse Varga ran the post office. People brought her furious letters, still wet. She put them in here until Tuesday. # prop: open post-desk # pose: amara lift letter # who: amara # face: excited
On Tuesday, she asked each one, "Still?" More than half of them said no. One man asked for his stamp back. # pose: amara hold letter # prop: open letter, open post-desk # feel: you happy # who: amara # face: happy
A draft folder is just a Tuesday drawer with worse handles. Put your message in. # pose: amara stand, you hold phone # feel: you okay # who: amara # face: calm
The drawer is closed. Hands off until it slides open. # camera: wide # prop: shut post-desk # pose: you rest # feel: you determined, amara calm # who: narrator # play: wait secs=10 thing=post-desk # ask: drawer # hint: Give your eyes a job. Count the brass handles on the desk.
 * [waited # out: waited # ev: ic=2]
   It slides open by itself. Ten seconds is longer than it sounds. # camera: wide # prop: open post-desk # pose: you stand # fx: sparkle # feel: you surprised, amara happy # who: narrator
   That's the whole trick. You don't have to stop being mad. You just have to be slower than it. # pose: amara wave # feel: you calm # who: amara # face: proud
   -> reread
 * [one tap # out: slip # ev: ic=1]
   You rattle the handle once, and let go. It slides open anyway. # camera: wide # prop: open post-desk # pose: you reach # feel: you surprised, amara okay # who: narrator
   Everyone rattles. Letting go again is the good part. # pose: amara wave, you stand # feel: you happy # who: amara # face: happy
   -> reread
 * [many taps # out: rushed # ev: ic=0]
   The drawer jams. It has met people like you before. # camera: wide # prop: jam post-desk # pose: you fists # fx: shake # feel: you frustrated, amara okay # who: narrator
   Try again. Put both feet flat and count something. Handles, coats, anything. # pose: amara wave, you stand # feel: you okay # who: amara # face: calm
   -> again

=== again
One more time, a shorter one. Hands off. # camera: wide # prop: shut post-desk # pose: amara rest, you rest # feel: you determined # who: amara # face: calm # play: wait secs=5 thing=post-desk # ask: drawer2 # again: ic # hint: Press your feet into the floor and count to five.
 * [waited # out: waited # ev: none]
   It slides open, smooth as butter. # camera: wide # prop: open post-desk # pose: you stand # feel: you happy, amara happy # who: narrator
   See? It's like a muscle. A small, annoyed muscle. # pose: amara lift # feel: you happy # who: amara # face: happy
   -> reread
 * [tapped # out: slip # ev: none]
   Amara puts her hand on the handle next to yours, and you wait it out together. It opens. # camera: wide # prop: open post-desk # pose: amara reach, you reach # feel: amara calm, you okay # who: narrator
   -> reread

=== reread
You read your nine lines as if somebody else had written them. # camera: wide # pose: you hold phone, amara stand # prop: light phone # feel: you surprised, amara calm # who: narrator
Which one would you still send on a Tuesday? # camera: two amara you # who: amara # face: calm # ask: reread # hint: Look for the line that is about the photo, not about what kind of person Dev is.
 * ["I didn't say you could use that picture." # ev: ic=2]
   That's true today, and it's true on Tuesday. Keep that one. # pose: amara cheer # feel: you calm # who: amara # face: proud
   -> buzz
 * ["You never, ever think." # ev: ic=1]
   It feels true right now. But he thought of your birthday. Twice. It's sort of a Monday line. # pose: amara shrug # feel: you frustrated # who: amara # face: okay
   You keep looking, and find the one about the picture. # pose: you hold phone, amara stand # feel: you okay # who: narrator
   -> buzz
 * [Line six. All of line six, with its three exclamation points. # ev: ic=0]
   Still? # pose: amara rest # feel: you mad # who: amara # face: calm
   You read line six again. Half of it is about your bus being late. # camera: close you # feel: you surprised # who: narrator
   -> buzz

=== buzz
Your phone buzzes in your hand. It is Dev. "Your sneeze is FAMOUS lol." # camera: wide # pose: you hold phone, amara stand # prop: ring phone # feel: you surprised, amara surprised # who: narrator
And up it goes again, from your neck to your ears. # camera: close you # feel: amara worried, you mad # who: narrator # ask: buzz # hint: A buzz is not a deadline.
 * [Let it buzz, and finish thinking first. # ev: ic=2]
   You set it on the desk. It looks much less important from there. # camera: wide # prop: drop phone at 6.8 # pose: you rest # feel: you calm, amara happy # who: narrator
   -> why
 * [Type "Delete it" and nothing else. # ev: ic=1]
   Short. Short is better than line six. But he'll have to guess the rest. # camera: wide # pose: amara shrug # feel: you frustrated # who: amara # face: okay
   -> why
 * [Post the photo of Dev dressed as broccoli. # ev: ic=0]
   You have it open. He is seven in it. He is so proud of his florets. # camera: close phone # prop: light phone # feel: you mad # who: narrator
   Still? # camera: two amara you # pose: amara rest # who: amara # face: calm
   You look at him a bit longer, and close the album. # camera: wide # prop: dim phone # feel: you okay # who: narrator
   -> why

=== why
Why do you think he picked it? # camera: two amara you # prop: put phone at 6.8 # pose: amara stand, you rest # feel: you okay # who: amara # face: calm # ask: why # hint: What is Dev nearly always trying to do?
 * [He wanted me to look stupid. # ev: emp=0]
   Could be. But he used his own worst photo last month, remember? With the yogurt. # pose: amara shrug # feel: you mad # who: amara # face: okay
   -> tuesday
 * [It made him laugh, and he stopped there. # ev: emp=2]
   That's so Dev. Funny first, and everything else gets the later bus. # pose: amara wave # feel: you happy # who: amara # face: happy
   -> tuesday
 * [He forgot to ask. # ev: emp=1]
   Yeah. And I bet it didn't feel like a big thing from his side of the camera. # pose: amara nod # feel: you calm # who: amara # face: calm
   -> tuesday

=== tuesday
Okay. Write the Tuesday one. # camera: wide # pose: amara point, you hold phone # prop: light phone # feel: you determined # who: amara # face: determined # ask: tuesday # hint: Say what happened, how it was for you, and what you want.
 * [Take it down, or I quit the show. # ev: com=0]
   Running feet. Dev comes round the corner with one shoe on. # enter: dev from right at 8.4 # pose: dev clutch, dev hop, amara stand # feel: dev worried, you surprised, amara surprised # who: narrator
   You're QUITTING? # camera: two you dev # pose: dev shrug # who: dev # face: worried
   No. I hate the photo, and nobody asked me. That's all I meant. # pose: you rest, dev stand # feel: dev sad # who: you # face: okay # play: echo
   -> finish
 * [Please take the sneeze down. I felt laughed at. Next time, ask me. # ev: com=2]
   Three dots. Then running feet. Dev comes round the corner with one shoe on. # enter: dev from right at 8.4 # pose: dev clutch, dev hop, amara stand # feel: dev worried, you surprised, amara surprised # who: narrator
   I felt laughed at, Dev. Next time, ask me first. # camera: two you dev # pose: you rest, dev stand # feel: dev sad # who: you # face: okay # play: echo
   -> finish
 * [Could you take the photo down, please? # ev: com=1]
   The photo is gone in four seconds. Then Dev comes round the corner. # prop: dim phone # pose: amara point # feel: you calm, amara surprised # who: narrator
   Was it bad? I thought you looked kind of heroic. # enter: dev from right at 8.4 # camera: two you dev # pose: dev shrug, amara stand # feel: you okay # who: dev # face: worried
   It was bad. You could've asked. # pose: you rest, dev stand # feel: dev sad # who: you # face: okay # play: echo
   -> finish

=== finish
I'm sorry. I only saw the funny part. From now on I ask first, and that's a rule. # camera: two you dev # pose: dev clutch, you rest # feel: you okay, amara calm # who: dev # face: worried
The new cover is a drawing of a drawer. Nobody's eyes are in it at all. # camera: wide # pose: dev lift cue-card # feel: dev happy, you happy, amara happy # who: narrator
What should we do with line six? # camera: two amara you # pose: dev stand, amara shrug # feel: you surprised # who: amara # face: okay
You slide it to the very back. On Tuesday, somebody can ask you. # camera: wide # prop: open post-desk # move: you to 6.3 # pose: you reach letter, amara wave, dev wave # fx: sparkle # feel: you happy, amara happy, dev happy # who: narrator # keepsake: tuesday-drawer
-> END
