// The Bystander. Hall of Heroes, the hallway, empathy, lesson 2. Grades 6-8.
# id: hoh-emp-2
# title: The Bystander
# kind: lesson
# skill: emp
# also: com, ini
# max_words: 22
# place: hallway
-> start

=== start
Somebody has made a remix of Tomasz. # who: narrator
They cut his voice out of the podcast, saying "Nice font," and put robot noises on it. It has a beat. # who: narrator
A boy called Rafferty plays it by the lockers each time Tomasz walks past. This is the fourth time since Monday. # who: narrator
Beep boop. Nice font. Beep boop. Some people dance. # who: narrator
Technically it is well mixed. # who: tomasz # face: sad
He says it in his usual voice, and walks a little faster. # who: narrator # ask: notice # hint: Watch what he does, not only what he says.
 * [Good, so he's fine with it. # ev: emp=0]
   Hmm. He went the long way to science. He only does that when he's not fine. # who: amara # face: worried
   -> fifth
 * [He didn't love that. # ev: emp=2]
   No. He went the long way to science, just to miss the lockers. # who: amara # face: worried
   -> fifth
 * [I can't tell. He always sounds like that. # ev: emp=1]
   Same. So I look at his feet. His feet went the long way to science. # who: amara # face: calm
   -> fifth

=== fifth
It was kind of funny on Monday. I laughed. It's a good beat. # who: dev # face: worried
What's it like on Thursday, though? If you're the one in it? # who: amara # face: calm # ask: fifth # hint: Think of a joke about you that somebody told every single day.
 * [Like everyone agreed on something about you, and nobody asked. # ev: emp=2]
   Oof. Yeah. That. # who: dev # face: sad
   -> guard
 * [Annoying, I guess. # ev: emp=1]
   Annoying, like a stone in your shoe. By Thursday it's the only thing you can think about. # who: amara # face: calm
   -> guard
 * [He'll be used to it by now. # ev: emp=0]
   I got called Dev the Rev for a whole year. You don't get used to it. You just get quiet. # who: dev # face: sad
   -> guard

=== guard
After school, Amara shows you a stop sign on a stick. # who: narrator # place: gallery
Lupe Ortega was the crossing guard for twenty-six years. She never pushed a car. She never yelled at one. # who: amara # face: excited
She just stood in the right place, and everything went differently. # who: amara # face: happy
Friday. The lockers. Beep boop. Tomasz is halfway down the hall, and he has stopped. # who: narrator # place: hallway
Where do you go? # who: you # play: map spots=beside-tomasz,face-to-face-with-rafferty,back-by-the-water-fountain # ask: stand # hint: Lupe didn't go to the cars. Who did she go to?
 * [beside Tomasz # out: beside-tomasz # ev: emp=2, ini=2]
   You stand next to him, facing the same way. It is amazing how much wider two people are than one. # who: narrator
   -> words
 * [face to face with Rafferty # out: face-to-face-with-rafferty # ev: emp=1, ini=1]
   Now there is a circle around you, and everybody is watching Rafferty. He turns it up. # who: narrator
   That's the car. Come back here, to the person. # who: amara # face: calm
   -> words
 * [back by the water fountain # out: back-by-the-water-fountain # ev: emp=0, ini=0]
   You have a very good view. So do thirty other people. From there, you all look like the audience. # who: narrator
   It's okay. It's scary to move. Go together? # who: amara # face: calm
   -> words

=== words
Now you are next to Tomasz. Rafferty grins at you. "You want a remix too?" # who: narrator
What do you say? # who: you # ask: words # hint: Short is fine. Boring is fine. You aren't trying to win.
 * [We're good. Tomasz, you coming to lunch? # ev: emp=2, com=2]
   Yes. It is soup. # who: tomasz # face: surprised
   You walk. Nobody has a joke ready about soup. # who: narrator
   -> after
 * [Your beat's garbage, and so is your hair. # ev: emp=0, com=0]
   "Oooooh," goes the hallway. Rafferty plays it louder. Tomasz looks at his shoes. # who: narrator
   Now it's a show, and he's still stuck in it. Give him a way out. # who: amara # face: calm
   -> again
 * [Say nothing, but stay right there. # ev: emp=2, com=1]
   You don't say a word. You don't move either. After a while Rafferty runs out of beep. # who: narrator
   -> after

=== again
Second try. Talk to Tomasz, not to the hallway. # who: amara # face: calm # ask: words2 # hint: Where could the two of you be going?
 * [Come on, Tomasz. Soup. # ev: emp=1, com=1]
   Soup. Yes. # who: tomasz # face: okay
   You walk. It is a bit wobbly, but it is walking. # who: narrator
   -> after
 * [And ANOTHER thing, Rafferty... # ev: emp=0, com=0]
   Amara takes your left sleeve, and Tomasz's right one, and steers you both toward the soup. # who: narrator
   -> after

=== after
At lunch, Tomasz stirs his soup one way, and then the other. # who: narrator # place: cafeteria
What do you say? # who: you # ask: after # hint: You can say what you saw, and leave room.
 * [You should just laugh about it. # ev: emp=0]
   I have tried. It comes out like a hinge. Then they remix the hinge. # who: tomasz # face: sad
   That came out wrong. I saw it, and it wasn't okay. # who: you # face: worried
   Thank you. # who: tomasz # face: okay
   -> want
 * [Are you okay? # ev: emp=1]
   Yes. # who: tomasz # face: okay
   He stirs. You wait. "No," he says. "Not every day of it." # who: narrator
   -> want
 * [I saw it all week. I should've come over on Monday. # ev: emp=2]
   You came on Friday. Friday is good. # who: tomasz # face: okay
   He eats some soup. It is the first thing he has eaten. # who: narrator
   -> want

=== want
Dev has a plan. It has a water balloon in it. Amara thinks you should tell Mr. Quispe, or a teacher. # who: narrator
Tomasz has not said anything. # who: narrator # ask: want # hint: Whose week is it?
 * [Balloon. # ev: emp=0, com=0]
   Then next week there is a remix of a splash. # who: tomasz # face: worried
   Dev puts the balloon away. "Okay. What would YOU like?" he asks. # who: narrator
   -> finish
 * [What would help, Tomasz? We could go with you to tell someone. # ev: emp=2, com=2]
   I had not thought that anyone would come with me. # who: tomasz # face: surprised
   -> finish
 * [I'll go tell a teacher right now. # ev: emp=1, com=1]
   That's a good person to tell. Ask him first? It's his. # who: amara # face: calm
   Tomasz nods slowly. "Yes. But I want to be the one who says it." # who: narrator
   -> finish

=== finish
So four people go to see Ms. Okafor after lunch. Tomasz does the talking. It takes him twelve words. # who: narrator
She listens to all twelve. On Monday, there is no beep, and no boop. # who: narrator
It isn't all fixed. Rafferty says "Sorry," to a locker. But it is in the right direction. # who: narrator
I have made my own remix. It is of the soup. # who: tomasz # face: happy
It is really, really good. It has a beat. # who: narrator # badge: crossing-guard
-> END
