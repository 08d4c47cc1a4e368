// The Brave Spoon. Zoo U, Tide House (emotion regulation), lesson 1. Grade 3 reading level.
# id: zoou-er-1
# title: The Brave Spoon
# kind: lesson
# skill: er
# also: com
# max_words: 16
# place: tide-house
-> start

=== start
Tide House sits at the roots of Canopy Town, where the river rises and falls. # who: narrator
A striped pole in the pool shows how high the water is. Low, middle, high. # who: narrator
Today is the leaf boat race. Yours is called the Brave Spoon. # who: narrator
It is winning. It is winning! Then it tips, gulps, and sinks. # who: narrator
I won! I won! Did you see? # who: oke # face: excited
People have a tide, too. Where is yours right now? # who: sorrel # face: calm # ask: name # hint: Check your hands, your face, and your chest.
 * [High. My ears are hot, and my hands are fists. # ev: er=2]
   Well read. Now you know which way the water is going. # who: sorrel # face: calm
   -> tool
 * [I don't know. Bad. # ev: er=1]
   Bad is a start. Fists? Hot ears? That sounds like high water. # who: sorrel # face: calm
   -> tool
 * [I'm fine! I'm FINE! # ev: er=0]
   A duck three ponds away looks up. # who: narrator
   That was a very high fine. High water is allowed here, you know. # who: sorrel # face: happy
   -> tool

=== tool
By the wall there is a tin pail, a wet sponge, and a quiet step. # who: narrator
Your feet want to do something. What will it be? # who: you # ask: tool # hint: Big feelings like something safe to push on.
 * [Squeeze the sponge as hard as I can. # ev: er=2]
   Squelch! Water everywhere, and a bit of the mad goes with it. # who: narrator
   -> pool
 * [Go and sit on the quiet step. # ev: er=2]
   The stone is cool. Nobody asks you anything. Good step. # who: narrator
   -> pool
 * [Kick the pail. # ev: er=0]
   Clang! It was full. Now your socks are full, too. # who: narrator
   I've kicked that pail. It always wins. Want to try something else? # who: mirela # face: okay
   -> tool_again

=== tool_again
Sponge or step? I can sit with you, or not sit with you. # who: mirela # face: calm # ask: tool2 # hint: There is no wrong one. Which one would your hands like?
 * [Sponge. And stay, please. # ev: er=1]
   Squelch. Squelch. Mirela squeezes one too, to be polite. # who: narrator
   -> pool
 * [The step. By myself for a bit. # ev: er=1]
   Mirela nods, and waits where you can see her. # who: narrator
   -> pool
 * [The pail again. # ev: er=0]
   Clang. Now your toe is mad as well. # who: narrator
   You limp to the quiet step, and Mirela brings you dry socks. # who: narrator
   -> pool

=== pool
Watch the pool. In, and the water rises. Out, and it falls. # who: sorrel # face: calm
You can breathe along with it, or only watch. # who: sorrel # face: calm # play: breathe rounds=3
Your tide slides down to middle. The mad is still there, but now it fits. # who: narrator
A thought floats by. Which one do you fish out and keep? # who: you # ask: thought # hint: Pick the one you would say to a friend.
 * [It sank this time. I can find out why. # ev: er=2]
   That thought floats. Keep that one. # who: sorrel # face: proud
   -> oke
 * [Who cares about boats? # ev: er=1]
   I saw you paint each tiny spoon on it. I think you care a bit. # who: mirela # face: okay
   Okay. I do. And I want to know why it sank. # who: you # face: okay
   -> oke
 * [I ruin everything I make. # ev: er=0]
   That one is heavy. Did you ruin Tuesday's pancakes? # who: mirela # face: worried
   No. Those were good. So it's one boat, one time. # who: you # face: okay
   -> oke

=== oke
Oke bounces up with a paper crown on. # who: narrator
Did you see it? It went zoom! Are you coming to the cake? # who: oke # face: excited
What comes out of your mouth? # who: you # ask: oke # hint: You can be sad, and say so, and still be kind.
 * [I'm sad mine sank. Yours was really fast. # ev: er=2, com=2]
   Thanks. I'm sad about the Spoon, too. It had the best name. # who: oke # face: okay
   -> fix
 * [Nothing. Look at the floor. # ev: er=1, com=1]
   Oh. Too much zoom? I can come back in a minute. # who: oke # face: worried
   It's okay. I'm just sad about my boat. # who: you # face: sad
   -> fix
 * [You only won because mine sank. # ev: er=0, com=0]
   The crown slips down over one eye. # who: narrator
   That felt splashy. # who: oke # face: sad
   Sorry. That was the mad talking. Your boat was fast. # who: you # face: worried
   -> fix

=== fix
You fish out the Brave Spoon. It drips on your shoes. # who: narrator
There's one more race, for fun. What now? # who: mirela # face: okay # ask: fix # hint: Two pairs of eyes find a hole faster.
 * [Will you help me find where the water got in? # ev: er=2, com=2]
   There. A hole as big as a crumb. All that trouble from a crumb! # who: mirela # face: surprised
   -> race
 * [Stick leaves all over it and hope. # ev: er=1, com=1]
   It looks like a salad. Shall we look for the hole first? # who: mirela # face: okay
   -> race
 * [Squash it flat. # ev: er=0, com=0]
   Your hands stop just above it. It has all those tiny spoons. # who: narrator
   You could squash the sponge. And then we look for the hole. # who: mirela # face: calm
   -> race

=== race
With a dab of wax, the Spoon sails again. It does not win. It comes fourth. # who: narrator
You feel your tide start to lift. # who: you # ask: fourth # hint: What worked the last time the water came up?
 * [Check my tide, and take one slow breath. # ev: er=2]
   It stops at middle. You can steer in middle water. # who: narrator
   -> finish
 * [Wait, and hope it goes away. # ev: er=1]
   It goes slowly. A breath would help it along, and so it does. # who: narrator
   -> finish
 * [Throw my boat at the finish line. # ev: er=0]
   Oke catches it in the crown. # who: narrator
   Sponge, captain? # who: oke # face: okay
   You squeeze it twice, and the water goes down. # who: narrator
   -> finish

=== finish
Fourth! And it floated the whole way! # who: oke # face: happy
There is cake. The captain of the Brave Spoon eats it with a brave fork. # who: narrator
High water came, and high water went. You were there for both. # who: sorrel # face: proud # badge: tide-reader
-> END
