// Door Forty-One. Zoo U, Door House (social initiation), lesson 2. Grade 4 reading level.
# id: zoou-ini-2
# title: Door Forty-One
# kind: lesson
# skill: ini
# max_words: 16
# place: door-house
-> start

=== start
Let's go back to last spring, before you and Mirela were friends. # camera: wide # enter: you at 2.6, sorrel at 1.3 # feel: you okay, sorrel calm # who: narrator
It is painting day at Door House. Everyone gets a door, a brush, and a mess. # pose: you hold paint-pot # prop: open paint-pot # feel: you happy # who: narrator
Mirela has just moved up from the Low Roots. She has Door Forty-One. # prop: drop paint-pot at 3.5, open paint-pot, put crate at 5.8 # enter: mirela from right at 5.8 # pose: you stand, mirela hide # feel: mirela worried, you surprised # who: narrator
All you can see is a few quills behind the paint tins. # camera: close crate # pose: mirela hide # feel: mirela worried # who: narrator
So far, you have spoken to her exactly zero times. # camera: close you # feel: you worried # who: narrator # ask: notice # hint: What might it be like to know nobody's name?
 * [Go over and say hello. # ev: ini=2]
   Your heart does a little drum roll. That's just it saying, new thing! # camera: close you # pose: you hold paint-pot # feel: you excited # who: narrator
   -> walk
 * [Smile over at her from here. # ev: ini=1]
   One quill lifts. Maybe it was a wave. It is hard to tell. # camera: wide # pose: you wave, mirela wave # feel: you happy, mirela okay # who: narrator
   A smile opens the latch. Someone still has to push. # camera: two sorrel you # pose: sorrel comfort, mirela hide # feel: you okay # who: sorrel # face: calm
   -> walk
 * [She looks busy. Someone else will go over and do it. # ev: ini=0]
   You wait for Someone Else. So does everybody. Nobody is called that. # camera: wide # pose: you shrug # feel: you okay, mirela sad # who: narrator
   I find Someone Else is often me. Shall we try? # camera: two sorrel you # pose: sorrel comfort # feel: you surprised # who: sorrel # face: happy
   -> walk

=== walk
Her door is at the end of the row. Where do you go? # camera: wide # prop: put paint-pot at 6.9, open paint-pot # move: you to 2.6 # pose: you stand, sorrel point, mirela hide # feel: you determined, mirela worried # who: narrator # play: map spots=the-next-door,across-the-yard,close-behind # ask: spot # hint: Mirela should be able to see you coming. Leave a little room.
 * [Beside the next door, where she can see me. # out: the-next-door # ev: ini=2]
   She peeks over the tins. You are one brush-length away. Just right. # move: you to 4.3 # pose: mirela stand, sorrel stand # feel: mirela surprised, you happy # who: narrator
   -> opener
 * [Across the yard, and call her name. # out: across-the-yard # ev: ini=1]
   "Mirela!" You wave. Nine heads turn, and hers ducks down. # pose: you wave, mirela hide, sorrel stand # feel: you happy, mirela worried # who: narrator
   Too many eyes. You walk over, and the others go back to painting. # move: you to 4.3 # pose: you stand # feel: you okay, mirela okay # who: narrator
   -> opener
 * [Right behind her, very close. # out: close-behind # ev: ini=0]
   "Eep!" Quills go up like a hundred toothpicks. # move: you to 6.8 # pose: you reach, mirela hop, sorrel stand # fx: shake # feel: mirela surprised, you surprised # who: narrator
   Oops. You take two steps back, to where she can see you. # move: you to 4.3 # pose: you rest, mirela clutch # feel: you worried, mirela worried # who: narrator
   -> opener

=== opener
Her door is half painted. It is full of tiny blue mushrooms. # camera: two you mirela # prop: put crate at 5.8, gone crate # move: you to 4.3 # pose: mirela hold, you stand # feel: mirela okay, you surprised # who: narrator
How do you start? # camera: close you # feel: mirela okay # who: narrator # ask: opener # hint: Your eyes have already found something to talk about.
 * [Hi, I'm next door. I like your mushrooms. # ev: ini=2]
   Oh. Thank you. They grow where I come from. # camera: two you mirela # pose: you point, mirela clutch # feel: you happy # who: mirela # face: surprised
   -> silence
 * [Hi. # ev: ini=1]
   Hello. # camera: two you mirela # pose: you wave, mirela hide # feel: you okay # who: mirela # face: worried
   You both look at the paint. The mushrooms look back. # pose: you stand, mirela rest # feel: you worried, mirela okay # who: narrator
   Those are great mushrooms. # pose: you point # feel: mirela happy # who: you # face: okay
   -> silence
 * [Why were you hiding? # ev: ini=0]
   I wasn't. I was... being short. # camera: two you mirela # pose: mirela hide # feel: you surprised # who: mirela # face: worried
   Some questions feel like a push. That door has plenty of gentler ones on it. # camera: wide # move: sorrel to 2.9 # pose: sorrel comfort # feel: you worried # who: sorrel # face: calm
   -> opener_again

=== opener_again
You look at the door again. Dozens of mushrooms, and each one has a tiny hat. # camera: two you mirela # pose: you stand, mirela clutch # feel: mirela worried # who: narrator # ask: opener2 # again: ini # hint: What would you like to know about the picture?
 * [I like your mushrooms. Are they real ones? # ev: none]
   Quite real. They grow where I come from. Not the hats. # pose: you point, mirela stand # feel: you happy # who: mirela # face: surprised
   -> silence
 * [That's a good blue. # ev: none]
   Thank you. I mixed it myself. Twice. # pose: mirela hold # feel: you happy # who: mirela # face: okay
   -> silence
 * [So you weren't hiding at all? # ev: none]
   Maybe a little. Wouldn't you? # pose: mirela shrug # feel: you okay # who: mirela # face: worried
   I would. I'd have hidden behind mushrooms like those. # pose: you hide # feel: mirela happy # who: you # face: okay
   -> silence

=== silence
Mirela paints a whole mushroom without a word. Then half of another. # camera: two you mirela # move: sorrel to 1.3 # pose: mirela lift paint-pot, you stand, sorrel stand # feel: mirela calm, you okay, sorrel calm # who: narrator
The quiet feels as long as a bridge. # camera: close you # pose: you clutch # feel: you worried # who: narrator # ask: quiet # hint: Quiet can mean no. It can also mean, I'm thinking.
 * [Paint beside her. Then ask, "What else grows there?" # ev: ini=2]
   Moss you can bounce on. And glow-worms. I had nine favorites. # camera: two you mirela # pose: you lift, mirela cheer paint-pot # feel: you happy # who: mirela # face: happy
   -> talk
 * [Fill it up. Talk about my door, and my boots, and lunch. # ev: ini=1]
   Mirela nods eleven times. You counted. # camera: two you mirela # pose: you cheer, mirela nod # feel: you excited, mirela okay # who: narrator
   Then you stop, and ask what else grows there. Her whole face changes. # pose: you stand # feel: mirela happy, you okay # who: narrator
   -> talk
 * [She doesn't like me. Go back to my door. # ev: ini=0]
   You get three steps. A small voice comes after you. # camera: wide # move: you to 2.5 # pose: you rest, mirela hold paint-pot # feel: you sad, mirela worried # who: narrator
   I'm just slow at talking. I was choosing a word. # camera: close mirela # pose: mirela rest paint-pot # feel: you surprised # who: mirela # face: sad
   Take your time. I've got lots of door left. # camera: wide # move: you to 4.3 # pose: you stand # feel: mirela okay # who: you # face: okay
   -> talk

=== talk
Nine glow-worms. They all had names. Mine was the one called Button. # camera: two you mirela # prop: put paint-pot at 6.9, open paint-pot # pose: mirela clutch, you stand # feel: you okay # who: mirela # face: sad
Do you have a place you miss? # pose: mirela rest # feel: you okay # who: mirela # face: okay # ask: swap # hint: She gave you a bit of her story. What could you give back?
 * [My gran's porch. What was Button like? # ev: ini=2]
   Rather vain. Always near a puddle. Tell me about the porch! # pose: mirela cheer, you wave # feel: you happy # who: mirela # face: happy
   -> friends
 * [Not really. # ev: ini=1]
   Oh. Well, lucky you. # pose: you shake-head # feel: you okay # who: mirela # face: okay
   Then you think of your gran's porch, and tell her after all. # pose: you wave, mirela hold # feel: you happy, mirela happy # who: narrator
   -> friends
 * [Worms? Yuck! Who would ever give a name to a worm? # ev: ini=0]
   Button was not yuck. # pose: mirela clutch, you shrug # feel: you surprised # who: mirela # face: sad
   Sorry. I've never met one. What was Button like? # pose: you rest # feel: mirela okay # who: you # face: worried # play: echo
   -> friends

=== friends
Lunch! Juno and Oke thump down under the big arch with a pot of noodles. # camera: wide # exit: sorrel left # prop: put paint-pot at 6.9, gone paint-pot, put soup-pot at 8.05, boil soup-pot # enter: oke from right at 7, juno from right at 9 # pose: oke cheer, you stand, mirela stand # fx: shake # feel: oke excited, juno happy, mirela worried, you happy # who: narrator
Mirela looks at the arch. Then at her shoes. # camera: two you mirela # pose: mirela rest, oke sit, juno sit # feel: mirela worried, oke happy # who: narrator # ask: bring # hint: What makes it easier to walk up to a group?
 * [Come and eat with us. I'll tell you who's who. # ev: ini=2]
   Stay close, please. Until I know which one is Oke. # pose: you reach, mirela hold # feel: you happy # who: mirela # face: okay
   Oke is the loud one. You'll see. # pose: you comfort # feel: mirela happy # who: you # face: happy
   -> finish
 * [Lunch is over there. # ev: ini=1]
   Yes. I see it. It's rather full of people. # pose: you point, mirela clutch # feel: you okay # who: mirela # face: worried
   Walk with me? I'll tell you all their names. # pose: you reach # feel: mirela okay # who: you # face: okay # play: echo
   -> finish
 * [Bye! I'm starving! # ev: ini=0]
   You have one noodle in your mouth when you see an empty door. # camera: wide # exit: mirela left # move: you to 5.9 # pose: you hold soup-bowl # feel: you surprised, mirela sad # who: narrator
   Where's your friend with the mushrooms? # pose: oke shrug # feel: you worried, juno surprised # who: oke # face: okay
   You run back and ask her to come along. # move: you to 4.3 # enter: mirela from left at 5.8 # pose: you reach, oke stand # feel: you happy, mirela surprised # who: narrator
   -> finish

=== finish
Hello! I'm Oke! Do you like noodles? Do you like jumping? Do you like me? # camera: wide # move: you to 4.6, mirela to 5.9 # pose: oke cheer, juno wave, you stand, mirela stand # feel: mirela surprised, you happy, juno happy # who: oke # face: excited
Yes. No. Probably. # camera: two mirela oke # pose: mirela nod, oke stand # feel: oke happy # who: mirela # face: happy
By sunset there are glow-worms on Door Forty-One. Nine of them. One is vain. # camera: wide # fx: dusk, lamps, sparkle # prop: gone soup-pot # pose: juno stand, mirela point # feel: you surprised, mirela happy, juno happy, oke surprised # who: narrator
And on your door, one small blue mushroom. She painted it herself. # pose: mirela lift, you cheer, juno cheer, oke cheer # prop: put paint-pot at 3.4, open paint-pot # feel: you proud, mirela happy, oke happy # who: narrator # keepsake: door-opener
-> END
