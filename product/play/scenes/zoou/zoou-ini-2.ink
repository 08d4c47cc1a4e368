// Door Forty-One. Zoo U, Door House (social initiation), lesson 2. Grade 4 reading level.
# id: zoou-ini-2
# title: Door Forty-One
# kind: lesson
# skill: ini
# also: com, emp
# max_words: 16
# place: door-house
-> start

=== start
Let's go back to last spring, before you and Mirela were friends. # who: narrator
It is painting day at Door House. Everyone gets a door, a brush, and a mess. # who: narrator
Mirela has just moved up from the Low Roots. She has Door Forty-One. # who: narrator
All you can see is a few quills behind the paint tins. # who: narrator
So far, you have spoken to her exactly zero times. # who: you # ask: notice # hint: What might it be like to know nobody's name?
 * [Pick up my brush and go over to say hello. # ev: ini=2, emp=2]
   Your heart does a little drum roll. That's just it saying, new thing! # who: narrator
   -> walk
 * [Smile over at her from here. # ev: ini=1, emp=1]
   One quill lifts. Maybe it was a wave. It is hard to tell. # who: narrator
   A smile opens the latch. Someone still has to push. # who: sorrel # face: calm
   -> walk
 * [She looks busy. Someone else will do it. # ev: ini=0, emp=0]
   You wait for Someone Else. So does everybody. Nobody is called that. # who: narrator
   I find Someone Else is often me. Shall we try? # who: sorrel # face: happy
   -> walk

=== walk
Her door is at the end of the row. Where do you go? # who: narrator # play: map spots=the-next-door,across-the-yard,close-behind # ask: spot # hint: Mirela should be able to see you coming. Leave a little room.
 * [Beside the next door, where she can see me. # out: the-next-door # ev: ini=2]
   She peeks over the tins. You are one brush-length away. Just right. # who: narrator
   -> opener
 * [Across the yard, and call her name. # out: across-the-yard # ev: ini=1]
   "Mirela!" You wave. Nine heads turn, and hers ducks down. # who: narrator
   Too many eyes. You walk over, and the others go back to painting. # who: narrator
   -> opener
 * [Right behind her, very close. # out: close-behind # ev: ini=0]
   "Eep!" Quills go up like a hundred toothpicks. # who: narrator
   Oops. You take two steps back, to where she can see you. # who: narrator
   -> opener

=== opener
Her door is half painted. It is full of tiny blue mushrooms. # who: narrator
How do you start? # who: you # ask: opener # hint: Your eyes have already found something to talk about.
 * [Hi, I'm next door. I like your mushrooms. # ev: ini=2]
   Oh. Thank you. They grow where I come from. # who: mirela # face: surprised
   -> silence
 * [Hi. # ev: ini=1]
   Hello. # who: mirela # face: worried
   You both look at the paint. The mushrooms look back. # who: narrator
   Those are great mushrooms. # who: you # face: okay
   -> silence
 * [Why were you hiding? # ev: ini=0]
   I wasn't. I was... being short. # who: mirela # face: worried
   Some questions feel like a push. That door has plenty of gentler ones on it. # who: sorrel # face: calm
   -> opener_again

=== opener_again
You look at the door again. Dozens of mushrooms, and each one has a tiny hat. # who: you # ask: opener2 # hint: What would you like to know about the picture?
 * [I like your mushrooms. Are they real ones? # ev: ini=1]
   Quite real. They grow where I come from. Not the hats. # who: mirela # face: surprised
   -> silence
 * [That's a good blue. # ev: ini=1]
   Thank you. I mixed it myself. Twice. # who: mirela # face: okay
   -> silence
 * [So you weren't hiding at all? # ev: ini=0]
   Maybe a little. Wouldn't you? # who: mirela # face: worried
   I would. I'd have hidden behind mushrooms like those. # who: you # face: okay
   -> silence

=== silence
Mirela paints a whole mushroom without a word. Then half of another. # who: narrator
The quiet feels as long as a bridge. # who: you # ask: quiet # hint: Quiet can mean no. It can also mean, I'm thinking.
 * [Paint beside her. Then ask, "What else grows there?" # ev: ini=2, com=2]
   Moss you can bounce on. And glow-worms. I had nine favorites. # who: mirela # face: happy
   -> talk
 * [Fill it up. Talk about my door, and my boots, and lunch. # ev: ini=1, com=1]
   Mirela nods eleven times. You counted. # who: narrator
   Then you stop, and ask what else grows there. Her whole face changes. # who: narrator
   -> talk
 * [She doesn't like me. Go back to my door. # ev: ini=0, com=0]
   You get three steps. A small voice comes after you. # who: narrator
   I'm just slow at talking. I was choosing a word. # who: mirela # face: sad
   Take your time. I've got lots of door left. # who: you # face: okay
   -> talk

=== talk
Nine glow-worms. They all had names. Mine was the one called Button. # who: mirela # face: sad
Do you have a place you miss? # who: mirela # face: okay # ask: swap # hint: She gave you a bit of her story. What could you give back?
 * [My gran's porch. What was Button like? # ev: ini=2, com=2]
   Rather vain. Always near a puddle. Tell me about the porch! # who: mirela # face: happy
   -> friends
 * [Not really. # ev: ini=1, com=1]
   Oh. Well, lucky you. # who: mirela # face: okay
   Then you think of your gran's porch, and tell her after all. # who: narrator
   -> friends
 * [Worms? Yuck! # ev: ini=0, com=0]
   Button was not yuck. # who: mirela # face: sad
   Sorry. I've never met one. What was Button like? # who: you # face: worried
   -> friends

=== friends
Lunch! Juno and Oke thump down under the big arch with a pot of noodles. # who: narrator
Mirela looks at the arch. Then at her shoes. # who: you # ask: bring # hint: What makes it easier to walk up to a group?
 * [Come and eat with us. I'll tell you who's who. # ev: ini=2, emp=2]
   Stay close, please. Until I know which one is Oke. # who: mirela # face: okay
   Oke is the loud one. You'll see. # who: you # face: happy
   -> finish
 * [Lunch is over there. # ev: ini=1, emp=1]
   Yes. I see it. It's rather full of people. # who: mirela # face: worried
   Walk with me? I'll tell you all their names. # who: you # face: okay
   -> finish
 * [Bye! I'm starving! # ev: ini=0, emp=0]
   You have one noodle in your mouth when you see an empty door. # who: narrator
   Where's your friend with the mushrooms? # who: oke # face: okay
   You run back and ask her to come along. # who: narrator
   -> finish

=== finish
Hello! I'm Oke! Do you like noodles? Do you like jumping? Do you like me? # who: oke # face: excited
Yes. No. Probably. # who: mirela # face: happy
By sunset there are glow-worms on Door Forty-One. Nine of them. One is vain. # who: narrator
And on your door, one small blue mushroom. She painted it herself. # who: narrator # badge: door-opener
-> END
