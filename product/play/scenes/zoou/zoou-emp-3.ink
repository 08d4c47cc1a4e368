// Does Everybody Like Surprises? Zoo U, Lantern House (empathy), lesson 3. Grade 4 reading level.
# id: zoou-emp-3
# title: Does Everybody Like Surprises?
# kind: lesson
# skill: emp
# max_words: 16
# place: lantern-house
-> start

=== start
One year ago today, Mirela came to Canopy Town. Juno has a plan. # camera: wide # enter: tavi at 1.4, you at 2.7, juno at 4.1, oke at 5.4 # feel: tavi calm, you happy, juno excited, oke excited # who: narrator
We hide. She comes in. We jump out and yell, SURPRISE! # pose: juno cheer # feel: you happy # who: juno # face: excited
I yell so well. People could pay me for it. # pose: oke lift, juno stand # feel: juno happy # who: oke # face: proud
Just then, Mirela comes by with a lamp. Oke is already practicing. # camera: wide # enter: mirela from right at 7.2 # pose: mirela hold lamp, oke stand # feel: mirela happy, oke excited # who: narrator
SURPRISE! I mean, surprise, it's Tuesday! # fx: shake # pose: oke cheer, mirela hop # feel: mirela surprised, you surprised, juno surprised # who: oke # face: excited
Psst! See? She jumped! She loves it! # camera: two you juno # pose: juno clutch, oke hide # feel: mirela worried, you okay # who: juno # face: happy
Look at Mirela. Which feeling do you see? # camera: close mirela # pose: mirela clutch lamp # feel: mirela worried # who: narrator # play: faces # ask: face # hint: A jump can be many things. What do the eyebrows say?
 * [Excited. # out: excited # ev: emp=0]
   She jumped, that's true. Some jumps are for joy. Let's look once more. # camera: two tavi you # pose: tavi point # feel: you surprised # who: tavi # face: calm
   -> face_again
 * [Worried. # out: worried # ev: emp=2]
   I think so, too. Her quills are up. And I can hear her heart. It's running. # camera: two tavi you # pose: tavi nod # feel: you okay # who: tavi # face: calm
   -> plan
 * [Surprised. # out: surprised # ev: emp=1]
   That was first. It went by fast. What stayed is worry. # camera: two tavi you # pose: tavi comfort # feel: you surprised # who: tavi # face: calm
   -> plan

=== face_again
It's nothing. I only... is it over? # camera: two you mirela # pose: mirela clutch lamp, tavi stand # feel: you okay # who: mirela # face: worried
Quills up. Eyes on the door. What does Mirela feel? # camera: close mirela # feel: mirela worried # who: narrator # play: faces of=mirela # ask: face2 # again: emp # hint: Would you ask, "Is it over?" in the middle of something nice?
 * [Excited. # out: excited # ev: none]
   Excited and worried both go thump. Only one of them wants it to stop. # camera: two tavi you # pose: tavi comfort # feel: you okay # who: tavi # face: calm
   -> plan
 * [Mad. # out: mad # ev: none]
   Mad eyebrows go down. Hers go up. She's worried. # camera: two tavi you # pose: tavi point # feel: you okay # who: tavi # face: calm
   -> plan
 * [Worried. # out: worried # ev: none]
   Yes. A second look costs nothing. # camera: two tavi you # pose: tavi nod # feel: you happy # who: tavi # face: happy
   -> plan

=== plan
Mirela goes home with her lamp. Juno rubs her paws. # camera: wide # exit: mirela right # pose: juno hold, tavi stand, you stand, oke stand # feel: mirela okay, juno excited, you okay, oke okay, tavi calm # who: narrator
I like surprises best of all. So Mirela will, too! # camera: two you juno # pose: juno cheer # feel: you worried # who: juno # face: happy # ask: plan # hint: Who likes it? Who is it for?
 * [You'd love it. I'm not sure that she would. # ev: emp=2]
   But everybody loves... Oh. Is everybody not me? # pose: juno shrug, you comfort # feel: you okay # who: juno # face: surprised
   -> find
 * [Maybe we could yell a little less. # ev: emp=1]
   How much less? Half a yell? Just the "sur"? # pose: juno shrug # feel: you surprised # who: juno # face: okay
   I mean, I'm not sure that she likes to be yelled at. # pose: you rest # feel: juno surprised # who: you # face: okay
   -> find
 * [Great! Let's get a drum, too, and make it the loudest one ever! # ev: emp=0]
   If you drum, I'll be out of the window. And I wouldn't be alone out there. # camera: two tavi you # pose: tavi hide, you cheer # feel: you surprised # who: tavi # face: worried
   Mirela would be out there, too? Hm. I saw those quills. # camera: two you juno # pose: juno clutch, you stand, tavi stand # feel: you worried # who: juno # face: worried
   -> find

=== find
How do we find out what she'd like? # camera: wide # pose: juno shrug, you stand, tavi stand # feel: you okay, oke okay, tavi calm # who: juno # face: okay # ask: find # hint: Who knows the most about what Mirela likes?
 * [Ask Oke what he would like, and then do the same for her. # ev: emp=0]
   Mud! A mud party! Everybody jumps in, and the last one in is cake! # camera: wide # pose: oke cheer, you point # feel: you surprised, juno surprised, tavi worried # who: oke # face: excited
   That's a very good party for a frog. Shall we ask a hedgehog? # pose: tavi rest, oke stand # feel: you okay, oke okay # who: tavi # face: okay
   -> tells
 * [Think of what she does on other days. # ev: emp=1]
   She sits by the window. She says hello to one of us at a time. # camera: two you juno # pose: juno hold # feel: you okay # who: juno # face: okay
   That's a clue. And the rest, she can tell us. Let's ask. # pose: you point # feel: juno happy # who: you # face: okay
   -> tells
 * [Ask her, "What makes a party good?" # ev: emp=2]
   Just ask? That's so easy that I never thought of it. # camera: two you juno # pose: juno cheer # feel: you happy # who: juno # face: surprised
   -> tells

=== tells
So you ask her at the window. Mirela thinks. Her quills lie down, one by one. # camera: wide # enter: mirela from right at 6.2 # move: you to 4.9, juno to 2.5, oke to 3.7 # pose: mirela rest, you stand, juno stand, tavi stand, oke stand # feel: mirela calm, you okay, juno okay, tavi calm, oke happy # who: narrator
A good party? I know when it begins. There's soup, and a soft seat. # camera: two you mirela # pose: mirela hold # feel: you happy # who: mirela # face: happy
Once, they all jumped out at me. I rolled up. They had to eat the cake around me. # pose: mirela shrug # feel: you surprised # who: mirela # face: okay
Sundown, then! And it's no secret! # camera: wide # exit: mirela right # move: oke to 6.4 # pose: juno wave, you wave # feel: mirela happy, you happy, oke happy # who: juno # face: happy
Can I have a thing that rings? And something sour to suck on? # camera: wide # pose: oke hop, juno stand, you stand # feel: you okay # who: oke # face: excited
I need something to hang from, and something sweet. # pose: tavi lift, oke stand # feel: you okay # who: tavi # face: calm
So you get things ready. Who would like what? # camera: wide # pose: tavi stand # feel: you determined # who: narrator # play: sort bins=mirela,oke,tavi items=rope,soup,bell,melon,moss,lemon fits=tavi,mirela,oke,tavi,mirela,oke # ask: things # hint: Each one told you two things. Think of them, not of what you'd like.
 * [what each one likes # out: fair # ev: emp=2]
   Nobody has ever asked me about hanging before. You even thought of the knot. # prop: put lantern at 4.2, light lantern # fx: sparkle # pose: tavi cheer, oke cheer # feel: you happy, oke happy, juno happy # who: tavi # face: happy
   -> window
 * [some of it # out: uneven # ev: emp=1]
   A thing or two is with the wrong guest. They look, they laugh, and they swap. # prop: put lantern at 4.2, light lantern # pose: tavi shrug, oke reach # feel: you surprised, tavi okay, oke happy, juno happy # who: narrator
   -> window
 * [most of it for one # out: hog # ev: emp=0]
   One guest has a whole heap. The others have a look at it. # prop: put crate at 4.2, load crate # fx: dust # pose: oke shrug, tavi clutch # feel: you surprised, oke sad, tavi sad, juno surprised # who: narrator
   Let's go around again. Rings and sour. Sweet and hang. Soup and soft. # prop: gone crate # pose: oke point, tavi stand # feel: you okay, tavi okay # who: oke # face: okay
   -> window

=== window
Juno has cut forty paper stars, and Oke has eaten only one. It looks lovely. # camera: wide # move: juno to 3.4, you to 4.9 # fx: sparkle # pose: oke clutch, juno stand, you stand, tavi stand # feel: oke worried, juno okay, you happy, tavi happy # who: narrator
Then Juno hangs up the last lamp. "So, no jumping out. Fine. Good. Great." # camera: wide # move: juno to 3.4, you to 4.9 # pose: juno lift lantern, you stand, oke stand, tavi stand # feel: juno sad, you surprised, oke okay, tavi okay # who: narrator
Look at Juno. Which feeling do you see? # camera: close juno # pose: juno hold lantern # feel: juno sad # who: narrator # play: faces # ask: face3 # hint: Her words say great. What does the rest of her say?
 * [Sad. # out: sad # ev: emp=2]
   You step a bit closer. Juno looks at her lamp. # camera: two juno you # move: you to 4.6 # pose: you rest # feel: you worried, juno sad # who: narrator
   -> juno
 * [Happy. # out: happy # ev: emp=0]
   Fine, good, and great? When I need three words for it, it isn't. # camera: two tavi you # pose: tavi comfort # feel: you surprised, juno sad # who: tavi # face: okay
   -> juno
 * [Frustrated. # out: frustrated # ev: emp=1]
   A bit of that, too. But see the mouth? It goes down. That's sad. # camera: two tavi you # pose: tavi point # feel: you okay, juno sad # who: tavi # face: calm
   -> juno

=== juno
The jump was the best part. I practiced it in front of the mirror. # camera: two juno you # move: you to 4.9 # prop: put lantern at 2.4, light lantern # pose: juno rest, you stand, tavi stand # feel: you okay # who: juno # face: sad # ask: juno # hint: Mirela's feelings count. Do Juno's?
 * [Don't be sad. Mirela will have a lovely day. # ev: emp=1]
   I know she will. I'm sad anyway. It won't go away. # pose: juno shrug # feel: you surprised # who: juno # face: sad
   You did want it a lot. Could we keep a tiny bit of it? # pose: you comfort # feel: juno surprised # who: you # face: okay
   -> door
 * [You only ever think of yourself, Juno. # ev: emp=0]
   I made forty paper stars. None of them are for me. # pose: juno clutch, you point # feel: you surprised # who: juno # face: sad
   You did. I'm sorry. And you wanted that jump. Could we keep a bit of it? # pose: you comfort, juno rest # feel: juno okay # who: you # face: worried
   -> door
 * [You looked forward to that jump. Could we keep a bit of it? # ev: emp=2]
   A bit? We could do it small. Really, really small. Leave it to me! # pose: juno cheer, you nod # feel: you happy # who: juno # face: excited
   -> door

=== door
Sundown. Mirela knows it's now. Still, she stops in the door with one paw up. # camera: wide # fx: dusk, lamps # prop: put guild-door at 8, open guild-door, put soup-bowl at 5 # enter: tavi at 1.2, oke at 2.5, juno at 3.8, you at 6, mirela at 8 # pose: mirela clutch # feel: mirela worried, you okay, juno excited, oke excited, tavi calm # who: narrator # place: lantern-house
Nobody breathes. Oke has both hands over his own mouth. What do you do? # camera: wide # pose: oke hide, juno clutch # feel: mirela worried, oke excited # who: narrator # ask: door # hint: Who should choose the moment?
 * [Tell her, "Don't worry, it's only us." # ev: emp=1]
   I'm not worried about you. I'm worried about the floor. I have to cross it. # camera: two you mirela # pose: mirela point, you wave # feel: you surprised # who: mirela # face: worried
   Then take your time. Say when. # pose: you rest # feel: mirela okay # who: you # face: calm
   -> finish
 * [Ask softly, "Now, or in a minute?" # ev: emp=2]
   In a minute. Two breaths. There. Now. # camera: two you mirela # pose: mirela rest, you rest # feel: you happy # who: mirela # face: happy
   -> finish
 * [Take her paw and pull her in, before the soup gets cold. # ev: emp=0]
   Plop. She's a ball. It's hard to pull a ball by the paw. # camera: two you mirela # fx: shake # pose: mirela hide, you reach # feel: mirela worried, you surprised # who: narrator
   Sorry. You pick the moment. # pose: you rest # feel: mirela okay # who: you # face: worried
   "Now," says the ball, after a while. # pose: mirela stand # feel: mirela okay, you okay # who: narrator
   -> finish

=== finish
Everybody leans forward, and whispers all together. # camera: wide # move: mirela to 7.2 # fx: hush # pose: juno rest, oke rest, tavi rest, you rest, mirela stand # feel: juno happy, mirela surprised, oke happy, you happy # who: narrator
Surprise. # camera: close juno # pose: juno hide # who: juno # face: happy
... prise. # camera: close oke # pose: oke hop # who: oke # face: excited
It is the smallest surprise in the world. Mirela laughs until she has to sit. # camera: wide # fx: hush off, sparkle # pose: mirela sit, juno cheer, oke cheer # feel: mirela happy, juno happy, you happy, oke happy # who: narrator
There is soup. Mirela goes for spoons and does not come back. Was that crate there before? # camera: wide # prop: put crate at 5.3 # exit: mirela right # pose: juno stand, oke stand, you hold soup-bowl # feel: mirela happy, juno okay, you okay, oke okay # who: narrator
BOO! # camera: wide # enter: mirela from right at 5.1 # move: you to 7 # pose: mirela cheer, juno hop # fx: shake # feel: juno surprised, oke surprised, you surprised, tavi surprised # who: mirela # face: excited
AGAIN! Oh, do it again! # camera: two juno mirela # pose: juno cheer, mirela stand # feel: mirela happy # who: juno # face: excited
I asked around. They said that you like surprises. # camera: wide # pose: mirela hold spoon, juno hop, oke cheer, you cheer soup-bowl # fx: sparkle # feel: juno excited, oke happy, you happy, tavi happy # who: mirela # face: proud # keepsake: smallest-surprise
-> END
