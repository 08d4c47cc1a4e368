// Joining the Game. Build-your-own comic. Six to eight panels, every ending a good one.
# id: sim-joining-the-game
# title: Joining the Game
# kind: comic
# skill: ini
# max_words: 14
# place: playground
-> start

=== start
What are they playing? # who: narrator # ask: game # place: playground
 * [Dragon tag. # ev: none]
   Dragon tag! There is a lot of roaring. # who: narrator # place: playground # panel
   -> want
 * [A stick fort. # ev: none]
   A stick fort! It has two rooms and a very small door. # who: narrator # place: playground # panel
   -> want
 * [A card game. # ev: none]
   A card game! Somebody is holding them all upside down. # who: narrator # place: playground # panel
   -> want

=== want
What do you want today? All of these are fine. # who: narrator # ask: want
 * [To play with them. # ev: none]
   I want to be in it. My toes are already in it. # who: you # face: excited # panel
   -> how
 * [To watch first. # ev: none]
   I watch first. Watching is how I learn the rules. # who: you # face: calm # panel
   -> how
 * [To be near, doing my own thing. # ev: none]
   I sit close by with my stones. Near is nice. # who: you # face: calm # panel
   -> how

=== how
Would you like to join in? How do you let them know? # who: narrator # ask: how
 * [Use my words: "Can I play? What are the rules?" # ev: none]
   Can I play? What are the rules? # who: you # face: okay # panel
   -> reply
 * [Bring something to show. # ev: none]
   I hold out my best stone. It looks like a dragon egg. # who: you # face: proud # panel
   -> reply
 * [Ask a friend to ask with me. # ev: none]
   My friend and I go together. It is easier with four feet. # who: you # face: okay # panel
   -> reply
 * [Show my card or my talker. # ev: none]
   My talker says it loud and clear. Can I play too? # who: you # face: determined # panel
   -> reply
 * [I don't want to. I am happy here. # ev: none]
   I stay right here. This is a game too, and it is mine. # who: you # face: happy # panel
   -> other

=== reply
What do they say? You are the author, so you decide. # who: narrator # ask: reply
 * [Yes, come in! # ev: none]
   Yes! We need one more. What do you want to be? # who: classmate # face: happy # panel
   -> yes
 * [Next round. # ev: none]
   We are in the middle. You can start with the next round. # who: classmate # face: okay # panel
   -> next
 * [Not this time. # ev: none]
   Not this time. This game is just for us. # who: classmate # face: okay # panel
   -> no

=== yes
So, what are you in this game? # who: narrator # ask: role
 * [The one who knows the rules. # ev: none]
   I keep the rules. Somebody has to, and I love rules. # who: you # face: proud # panel
   -> twist
 * [Something nobody else is. # ev: none]
   I am a moon crab. There are no moon crabs in it yet. # who: you # face: happy # panel
   -> twist
 * [Whatever they need. # ev: none]
   You need a lookout? I am good at looking out. # who: you # face: okay # panel
   -> twist

=== next
What do you do until the next round? # who: narrator # ask: until
 * [Jump and flap until it starts. # ev: none]
   I jump and flap. It is my getting-ready dance. # who: you # face: excited # panel
   -> twist
 * [Count the rounds with my fingers. # ev: none]
   One round, one finger. I like to see how long it is. # who: you # face: calm # panel
   -> twist
 * [Ask someone to call me. # ev: none]
   Call me when it starts? I will be by the fence, with the ants. # who: you # face: okay # panel
   -> twist

=== twist
New rule! Everything goes backward now! # who: classmate # face: excited # panel
A new rule, right in the middle. What do you do? # who: narrator # ask: twist
 * [Stop, and ask for the new rule. # ev: none]
   Wait, please. Say the new rule again, slowly. # who: you # face: determined # panel
   -> ending
 * [Take a pause, and come back. # ev: none]
   Pause! I need to sit out one round. Save my place. # who: you # face: okay # panel
   -> ending
 * [Say that I liked the old rule. # ev: none]
   I liked the old rule better. Can we vote on it? # who: you # face: okay # panel
   -> ending

=== no
Hearing no can sting. It does not mean you did it wrong. What is it like? # who: narrator # ask: sting
 * [It stings. # ev: none]
   Ouch. That one stings a bit. I squeeze my stone. # who: you # face: sad # panel
   -> other
 * [It is okay. # ev: none]
   Oh, okay. Some games are like that. I have my own, too. # who: you # face: okay # panel
   -> other
 * [I tell someone about it. # ev: none]
   I tell a grown-up that it hurt. She sits on the step with me. # who: you # face: sad # panel
   -> other

=== other
You hold the stone from your pocket. Someone comes over. What do they say? # who: narrator # ask: other
 * ["Is that a dragon egg?" # ev: none]
   Is that a dragon egg? Can I help to keep it warm? # who: friend # face: excited # panel
   -> both
 * ["Can I sit here too?" # ev: none]
   Can I sit here too? I do not feel like running. # who: friend # face: calm # panel
   -> both

=== both
What do you do? # who: narrator # ask: both
 * [Start a new game for two. # ev: none]
   New game. It is called Stone Guards. There are only nine rules. # who: you # face: happy # panel
   -> ending
 * [Sit side by side. # ev: none]
   We sit side by side. Nobody has to win. # who: you # face: calm # panel
   -> ending
 * [Say, "I want to be alone for now." # ev: none]
   I want to be alone for now. Ask me again tomorrow? # who: you # face: calm # panel
   -> ending

=== ending
The bell rings. How does your comic end? # who: narrator # ask: ending
 * [I had fun. # ev: none]
   That was good. I have grass in both shoes. # who: you # face: happy # panel
   -> END
 * [I want my own quiet time now. # ev: none]
   People time is done. Now it is me time. # who: you # face: calm # panel
   -> END
 * [I have an idea for tomorrow. # ev: none]
   Tomorrow, moon crabs. Everyone can be a moon crab. # who: you # face: excited # panel
   -> END
