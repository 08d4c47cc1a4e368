// The Brave Spoon. Zoo U, Tide House (emotion regulation), lesson 1. Grade 3 reading level.
# id: zoou-er-1
# title: The Brave Spoon
# kind: lesson
# skill: er
# max_words: 16
# place: tide-house
-> start

=== start
Tide House sits at the roots of Canopy Town, where the river rises and falls. # camera: wide # enter: sorrel at 1.4, you at 2.8, mirela at 6.2, oke at 8.9 # feel: sorrel calm, you happy, mirela happy, oke happy # who: narrator
A striped pole in the pool shows how high the water is. Low, middle, high. # pose: sorrel point # feel: you okay # who: narrator
Today is the leaf boat race. Yours is called the Brave Spoon. # pose: you lift leaf-boat, sorrel stand # feel: you proud # who: narrator
It is winning. It is winning! Then it tips, gulps, and sinks. # prop: drop leaf-boat at 4.8, float leaf-boat, sink leaf-boat # pose: you shrug # camera: close leaf-boat # feel: you surprised, mirela surprised # who: narrator
I won! I won! Did you see? # camera: wide # pose: oke cheer, you fists # feel: you mad, mirela worried # who: oke # face: excited
People have a tide, too. Where is yours right now? # camera: two sorrel you # pose: sorrel comfort # feel: you mad, oke happy # who: sorrel # face: calm
The pool shows you your own face. Which one is it? # camera: close you # pose: you fists, sorrel rest # feel: you mad # who: narrator # play: faces of=you # ask: name # hint: Look at the eyebrows, and at the mouth.
 * [Mad. # out: mad # ev: er=2]
   Well read. Hot ears, two fists: high water. Now you know which way it is going. # camera: two sorrel you # pose: sorrel nod # feel: you frustrated # who: sorrel # face: calm
   -> tool
 * [Sad. # out: sad # ev: er=1]
   Sad is in there, too. Fists? Hot ears? That sounds like high water. # camera: two sorrel you # pose: sorrel point, you rest # feel: you sad # who: sorrel # face: calm
   -> tool
 * [Okay. # out: okay # ev: er=0]
   I'm fine! I'm FINE! Why does everybody keep asking me? # camera: two sorrel you # pose: you fists # feel: sorrel surprised # who: you # face: mad
   A duck three ponds away looks up. # camera: wide # pose: you cheer # fx: shake # feel: you mad, sorrel surprised, mirela surprised, oke surprised # who: narrator
   That was a very high fine. High water is allowed here, you know. # camera: two sorrel you # pose: sorrel comfort, you fists # feel: you mad # who: sorrel # face: happy
   -> tool

=== tool
By the wall there is a tin pail, a wet sponge, and a quiet step. # camera: wide # prop: put bucket at 3.8, fill bucket # pose: sorrel stand, oke stand, you fists # feel: you mad, mirela okay, oke okay, sorrel calm # who: narrator
Your feet want to do something. What will it be? # camera: close you # pose: you fists # who: narrator # ask: tool # hint: Big feelings like something safe to push on.
 * [Take the sponge to the step, and squeeze. # ev: er=2]
   Squelch! Water everywhere, and a bit of the mad goes with it. # camera: wide # move: you to 5 # pose: you clutch # feel: you determined, mirela happy # who: narrator
   -> pool
 * [Tell myself to stop being mad this minute. # ev: er=1]
   That is hard to do. You sit down on the step. The stone is cool. # camera: wide # move: you to 7.6 # pose: you sit # feel: you okay, mirela okay # who: narrator
   -> pool
 * [Kick the pail. # ev: er=0]
   Clang! It was full. Now your socks are full, too. # camera: wide # prop: spill bucket # pose: you hop # fx: shake # feel: you surprised, mirela surprised, oke surprised # who: narrator
   I've kicked that pail. It always wins. Want to try something else? # pose: mirela shrug # feel: you frustrated # who: mirela # face: okay
   -> tool_again

=== tool_again
Sponge or step? I can sit with you, or not sit with you. # camera: wide # pose: mirela rest, you stand # feel: you frustrated # who: mirela # face: calm # ask: tool2 # again: er # hint: There is no wrong one. Which one would your hands like?
 * [Sponge. And stay, please. # ev: none]
   Squelch. Squelch. Mirela squeezes one too, to be polite. # move: you to 5 # pose: you clutch, mirela clutch # feel: you okay, mirela happy # who: narrator
   -> pool
 * [The step. By myself for a bit. # ev: none]
   Mirela nods, and waits where you can see her. # move: you to 7.6 # pose: you sit, mirela nod # feel: you okay, mirela calm # who: narrator
   -> pool
 * [The pail again. # ev: none]
   Clang. Now your toe is mad as well. # prop: fill bucket, spill bucket # pose: you hop # fx: shake # feel: you surprised, mirela worried # who: narrator
   You limp to the quiet step, and Mirela brings you dry socks. # move: you to 7.6 # pose: you sit, mirela hold # feel: you sad, mirela okay # who: narrator
   -> pool

=== pool
Watch the pool. In, and the water rises. Out, and it falls. # camera: wide # prop: put bucket at 3.8, gone bucket # move: you to 2.8 # pose: sorrel point, you stand, mirela stand # feel: you okay, mirela calm, oke okay # who: sorrel # face: calm
You can breathe along with it, or only watch. # camera: two sorrel you # pose: sorrel rest, you rest # feel: you calm # who: sorrel # face: calm # play: breathe rounds=3
Your tide slides down to middle. The mad is still there, but now it fits. # camera: close you # pose: you stand # feel: you okay # who: narrator
A thought floats by. Which one do you fish out and keep? # camera: two sorrel you # feel: sorrel calm # who: narrator # ask: thought # hint: Pick the one you would say to a friend.
 * [It sank this time. I can find out why. # ev: er=2]
   That thought floats. Keep that one. # pose: sorrel cheer # feel: you happy # who: sorrel # face: proud
   -> oke
 * [Who cares about boats? Boats are for little kids anyway. # ev: er=1]
   I saw you paint each tiny spoon on it. I think you care a bit. # camera: wide # pose: mirela shrug, you shrug # feel: you frustrated # who: mirela # face: okay
   Okay. I do. And I want to know why it sank. # pose: you stand # feel: mirela happy # who: you # face: okay
   -> oke
 * [I ruin every single thing that I ever make. # ev: er=0]
   That one is heavy. Did you ruin Tuesday's pancakes? # camera: wide # pose: mirela clutch, you rest # feel: you sad # who: mirela # face: worried
   No. Those were good. So it's one boat, one time. # pose: you stand # feel: mirela happy # who: you # face: okay # play: echo
   -> oke

=== oke
Oke bounces up with a paper crown on. # camera: wide # move: oke to 4, mirela to 6.2 # pose: oke hop, sorrel stand, you stand, mirela stand # feel: oke excited, you okay # who: narrator
Did you see it? It went zoom! Are you coming to the cake? # camera: two you oke # pose: oke cheer # feel: you surprised # who: oke # face: excited
What comes out of your mouth? # camera: close you # pose: you clutch # feel: you frustrated # who: narrator # ask: oke # hint: You can be sad, and say so, and still be kind.
 * [I'm sad mine sank. Yours was really fast. # ev: er=2]
   Thanks. I'm sad about the Spoon, too. It had the best name. # camera: two you oke # pose: oke rest, you wave # feel: you sad # who: oke # face: okay
   -> fix
 * [Nothing. Look at the floor. # ev: er=1]
   Oh. Too much zoom? I can come back in a minute. # camera: two you oke # pose: oke shrug, you rest # feel: you sad # who: oke # face: worried
   It's okay. I'm just sad about my boat. # pose: you stand # feel: oke okay # who: you # face: sad
   -> fix
 * [You only won because mine sank. Everybody saw that. # ev: er=0]
   The crown slips down over one eye. # camera: two you oke # pose: you point, oke clutch # feel: you mad, oke surprised # who: narrator
   That felt splashy. # pose: oke rest # feel: you surprised # who: oke # face: sad
   Sorry. That was the mad talking. Your boat was fast. # pose: you rest # feel: oke okay # who: you # face: worried # play: echo
   -> fix

=== fix
You fish out the Brave Spoon. It drips on your shoes. # camera: wide # prop: mend leaf-boat # move: oke to 8.6, mirela to 4.2 # pose: you stand leaf-boat, oke stand, mirela stand # feel: you okay, oke okay, mirela okay # who: narrator
There's one more race, for fun. What now? # camera: two you mirela # feel: you okay # who: mirela # face: okay # ask: fix # hint: Two pairs of eyes find a hole faster.
 * [Will you help me find where the water got in? # ev: er=2]
   There. A hole as big as a crumb. All that trouble from a crumb! # camera: close leaf-boat # pose: you reach leaf-boat, mirela clutch # feel: you surprised # who: mirela # face: surprised
   -> race
 * [Stick leaves all over it and hope. # ev: er=1]
   It looks like a salad. Shall we look for the hole first? # pose: you stand leaf-boat, mirela shrug # feel: you okay # who: mirela # face: okay
   -> race
 * [Squash it flat. # ev: er=0]
   Your hands stop just above it. It has all those tiny spoons. # camera: close you # pose: you lift leaf-boat # feel: you mad, mirela worried # who: narrator
   You could squash the sponge. And then we look for the hole. # camera: two you mirela # pose: you stand leaf-boat # feel: you okay # who: mirela # face: calm
   -> race

=== race
With a dab of wax, the Spoon sails again. It does not win. It comes fourth. # camera: wide # prop: put leaf-boat at 5.6, float leaf-boat # move: mirela to 4, oke to 7.6 # pose: you stand, mirela cheer, oke cheer # feel: you okay, mirela happy, oke happy # who: narrator
You feel your tide start to lift. # camera: close you # pose: you clutch, mirela stand, oke stand # feel: mirela okay # who: narrator # ask: fourth # hint: What worked the last time the water came up?
 * [Check my tide, and take one slow breath. # ev: er=2]
   It stops at middle. You can steer in middle water. # camera: wide # pose: you rest # feel: you calm # who: narrator
   -> finish
 * [Wait, and hope it goes away. # ev: er=1]
   It goes slowly. A breath would help it along, and so it does. # camera: wide # pose: you hold # feel: you okay # who: narrator
   -> finish
 * [Throw my boat at the finish line. # ev: er=0]
   Oke catches it in the crown. # camera: wide # prop: give leaf-boat to oke # pose: you reach, oke lift leaf-boat # fx: shake # feel: you mad, oke surprised, mirela surprised # who: narrator
   Sponge, captain? # pose: oke stand leaf-boat # feel: you surprised # who: oke # face: okay
   You squeeze it twice, and the water goes down. # pose: you clutch # feel: you calm, oke happy, mirela okay # who: narrator
   -> finish

=== finish
Fourth! And it floated the whole way! # camera: wide # prop: put leaf-boat at 5.6, float leaf-boat # pose: oke cheer, you stand, mirela cheer # feel: you happy, mirela happy, sorrel happy # who: oke # face: happy
There is cake. The captain of the Brave Spoon eats it with a brave fork. # prop: gone leaf-boat, put cake at 5.6, cut cake # pose: you cheer, mirela stand # feel: you happy, oke excited # who: narrator
High water came, and high water went. You were there for both. # pose: sorrel comfort, you cheer, oke cheer, mirela cheer # fx: sparkle # feel: you proud, oke happy # who: sorrel # face: proud # keepsake: tide-reader
-> END
