// Joining the Game. Build-your-own comic. Six to eight panels, every ending a good one.
# id: sim-joining-the-game
# title: Joining the Game
# kind: comic
# skill: ini
# max_words: 14
# place: playground
-> start

=== start
What are they playing? # enter: you at 3, classmate at 7, friend at 1.1, kids at 9 # feel: you okay, classmate happy, friend calm, kids happy # who: narrator # ask: game # place: playground
 * [Dragon tag. # ev: none]
   Dragon tag! There is a lot of roaring. # pose: classmate cheer, classmate hop, kids cheer # feel: classmate excited, you happy, kids excited # who: narrator # place: playground # panel
   -> want
 * [A stick fort. # ev: none]
   A stick fort! It has two rooms and a very small door. # move: classmate to 7.8 # pose: classmate point # feel: classmate happy, you happy # who: narrator # place: playground # panel
   -> want
 * [A card game. # ev: none]
   A card game! Somebody is holding them all upside down. # prop: put card-game at 7 # pose: classmate lift # feel: classmate happy, you happy # who: narrator # place: playground # panel
   -> want

=== want
Where do you want to be today? All of these are fine. # camera: wide # pose: you stand # feel: you okay # who: narrator # play: map spots=in-the-middle,far-back,a-step-away # ask: want
 * [in the middle # out: in-the-middle # ev: none]
   I want to be in it. My fingers are already in it. # camera: wide # move: you to 5.9 # pose: you cheer, you hop # who: you # face: excited # panel
   -> how
 * [far back # out: far-back # ev: none]
   I watch first. Watching is how I learn the rules. # camera: wide # move: you to 2.6 # pose: you rest # who: you # face: calm # panel
   -> how
 * [a step away # out: a-step-away # ev: none]
   I sit close by with my stones. Near is nice. # camera: wide # move: you to 4.6 # pose: you sit stone # who: you # face: calm # panel
   -> how

=== how
First, one slow breath. Breaths are free. # camera: wide # pose: you rest, classmate stand # feel: classmate happy # who: you # face: okay # play: breathe rounds=2
Would you like to join in? How do you let them know? # camera: wide # pose: you stand, classmate stand # feel: you okay, classmate happy # who: narrator # ask: how
 * [Use my words: "Can I play? What are the rules?" # ev: none]
   Can I play? What are the rules? # move: you to 5 # pose: you wave # who: you # face: okay # play: echo # panel
   -> reply
 * [Bring something to show. # ev: none]
   I hold out my best stone. It looks like a dragon egg. # move: you to 5 # pose: you reach stone # who: you # face: proud # panel
   -> reply
 * [Ask a friend to ask with me. # ev: none]
   My friend and I go together. It is easier with two. # move: you to 5, friend to 3.8 # pose: you wave # feel: friend happy # who: you # face: okay # panel
   -> reply
 * [Show my card or my talker. # ev: none]
   My talker says it loud and clear. Can I play too? # move: you to 5 # pose: you hold talker # prop: light talker # who: you # face: determined # panel
   -> reply
 * [I don't want to. I am happy here. # ev: none]
   I stay right here. This is a game too, and it is mine. # pose: you sit stone # who: you # face: happy # panel
   -> other

=== reply
What do they say? You are the author, so you decide. # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: reply
 * [Yes, come in! # ev: none]
   Yes! We need one more. What do you want to be? # pose: classmate wave # who: classmate # face: happy # panel
   -> yes
 * [Next round. # ev: none]
   We are in the middle. You can start with the next round. # pose: classmate lift # who: classmate # face: okay # panel
   -> next
 * [Not this time. # ev: none]
   Not this time. This game is just for us. # pose: classmate rest # who: classmate # face: okay # panel
   -> no

=== yes
So, what are you in this game? # pose: you stand, classmate stand # feel: you okay # who: narrator # ask: role
 * [The one who knows the rules. # ev: none]
   I keep the rules. Somebody has to, and I love rules. # pose: you hold logbook # who: you # face: proud # panel
   -> twist
 * [Something nobody else is. # ev: none]
   I am a moon crab. There are no moon crabs in it yet. # pose: you cheer # who: you # face: happy # panel
   -> twist
 * [Whatever they need. # ev: none]
   You need a lookout? I am good at looking out. # pose: you lift # who: you # face: okay # panel
   -> twist

=== next
What do you do until the next round? # pose: you stand, classmate stand # feel: you okay # who: narrator # ask: until
 * [Bounce and flap until it starts. # ev: none]
   I bounce and flap. It is my getting-ready dance. # pose: you cheer, you hop # who: you # face: excited # panel
   -> twist
 * [Count the rounds with my fingers. # ev: none]
   One round, one finger. I like to see how long it is. # pose: you lift # who: you # face: calm # panel
   -> twist
 * [Ask someone to call me. # ev: none]
   Call me when it starts? I will be by the fence, with the ants. # move: you to 2.4 # pose: you point # who: you # face: okay # panel
   -> twist

=== twist
New rule! Everything goes backward now! # pose: classmate cheer # who: classmate # face: excited # panel
A new rule, right in the middle. What do you do? # pose: you stand, classmate stand # feel: you okay # who: narrator # ask: twist
 * [Stop, and ask for the new rule. # ev: none]
   Wait, please. Say the new rule again, slowly. # pose: you lift # who: you # face: determined # play: echo # panel
   -> ending
 * [Take a pause, and come back. # ev: none]
   Pause! I need to sit out one round. Save my place. # pose: you sit # who: you # face: okay # play: echo # panel
   -> ending
 * [Say that I liked the old rule. # ev: none]
   I liked the old rule better. Can we vote on it? # pose: you wave # who: you # face: okay # play: echo # panel
   -> ending

=== no
Hearing no can sting. It does not mean you did it wrong. What is it like? # move: you to 3, friend to 1.1 # camera: close you # pose: you stand, classmate stand # feel: you okay # who: narrator # play: faces of=you # ask: sting
 * [It stings. # out: sad # ev: none]
   Ouch. That one stings a bit. I squeeze my stone. # camera: wide # pose: you clutch stone # who: you # face: sad # panel
   -> other
 * [It is okay. # out: okay # ev: none]
   Oh, okay. Some games are like that. I have my own, too. # camera: wide # pose: you hold stone # who: you # face: okay # panel
   -> other
 * [It hurts, and I tell someone. # out: worried # ev: none]
   I tell a grown-up that it hurt. She sits on the step with me. # camera: wide # enter: teacher from right at 4.8 # pose: you sit, teacher sit # feel: teacher calm # who: you # face: worried # panel
   -> other

=== other
You hold the stone from your pocket. Someone comes over. What do they say? # camera: wide # move: you to 3, friend to 1.7 # pose: you hold stone, classmate stand # feel: you okay, friend happy # who: narrator # ask: other
 * ["Is that a dragon egg?" # ev: none]
   Is that a dragon egg? Can I help to keep it warm? # camera: two friend you # pose: friend reach # feel: you happy # who: friend # face: excited # panel
   -> both
 * ["Can I sit here too?" # ev: none]
   Can I sit here too? I do not feel like running. # camera: two friend you # pose: friend rest # feel: you calm # who: friend # face: calm # panel
   -> both

=== both
What do you do? # camera: wide # pose: you hold stone, friend stand # feel: you okay, friend happy # who: narrator # ask: both
 * [Start a new game for two. # ev: none]
   New game. It is called Stone Guards. There are only nine rules. # pose: you lift stone # feel: friend happy # who: you # face: happy # panel
   -> ending
 * [Sit side by side. # ev: none]
   We sit side by side. Nobody has to win. # pose: you sit stone # feel: friend happy # who: you # face: calm # panel
   -> ending
 * [Say, "I want to be alone for now." # ev: none]
   I want to be alone for now. Ask me again tomorrow? # pose: you wave, friend wave # exit: friend left # feel: friend happy # who: you # face: calm # play: echo # panel
   -> ending

=== ending
The bell rings. How does your comic end? # camera: wide # prop: put bell at 5.1, ring bell # pose: you stand # feel: you okay # who: narrator # ask: ending
 * [I had fun. # ev: none]
   That was good. I have grass in both socks. # pose: you cheer, you hop # who: you # face: happy # panel
   -> END
 * [I want my own quiet time now. # ev: none]
   People time is done. Now it is me time. # pose: you rest # who: you # face: calm # panel
   -> END
 * [I have an idea for tomorrow. # ev: none]
   Tomorrow, moon crabs. Everyone can be a moon crab. # pose: you lift # who: you # face: excited # panel
   -> END
