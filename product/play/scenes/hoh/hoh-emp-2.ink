// The Bystander. Hall of Heroes, the hallway, empathy, lesson 2. Grades 6-8.
# id: hoh-emp-2
# title: The Bystander
# kind: lesson
# skill: emp
# max_words: 22
# place: hallway
-> start

=== start
Somebody has made a remix of Tomasz. # enter: you at 2.2, dev at 3.5, amara at 6.6, tomasz from right at 8.8 # feel: you surprised, dev happy, amara worried, tomasz okay # who: narrator
They cut his voice out of the podcast, saying "Nice font," and put robot noises on it. It has a beat. # enter: rafferty from right at 5 # pose: rafferty hold phone # prop: ring phone # camera: close rafferty # feel: rafferty happy, tomasz worried # who: narrator
A boy called Rafferty plays it by the lockers each time Tomasz walks past. This is the fourth time since Monday. # camera: wide # move: tomasz to 7.8 # pose: tomasz rest, rafferty lift phone # feel: tomasz worried, dev surprised # who: narrator
Beep boop. Nice font. Beep boop. Some people dance. # prop: ring phone # pose: dev hop, rafferty hop # feel: dev happy, amara frustrated, rafferty excited # who: narrator
Technically it is well mixed. # camera: close tomasz # pose: dev stand # who: tomasz # face: sad
He says it in his usual voice, and walks a little faster. # camera: wide # exit: tomasz right, rafferty left # feel: tomasz sad, dev okay, amara worried, you okay # who: narrator # ask: notice # hint: Watch what he does, not only what he says.
 * [Good, so he's fine with it. # ev: emp=0]
   Hmm. He went the long way to science. He only does that when he's not fine. # pose: amara shake-head # feel: you okay, dev okay # who: amara # face: worried
   -> fifth
 * [He didn't love that. # ev: emp=2]
   No. He went the long way to science, just to miss the lockers. # pose: amara nod # feel: you worried, dev surprised # who: amara # face: worried
   -> fifth
 * [I can't tell. He always sounds like that. # ev: emp=1]
   Same. So I look at his feet. His feet went the long way to science. # pose: amara rest # feel: you okay, dev okay # who: amara # face: calm
   -> fifth

=== fifth
It was kind of funny on Monday. I laughed. It's a good beat. # camera: wide # pose: dev clutch, amara stand # feel: you okay, amara calm # who: dev # face: worried
What's it like on Thursday, though? If you're the one in it? # camera: two dev amara # pose: dev stand # who: amara # face: calm # ask: fifth # hint: Think of a joke about you that somebody told every single day.
 * [Like everyone agreed on something about you, and nobody asked. # ev: emp=2]
   Oof. Yeah. That. # pose: dev clutch # feel: you calm, amara calm # who: dev # face: sad
   -> guard
 * [Annoying, I guess. # ev: emp=1]
   Annoying, like a stone in your shoe. By Thursday it's the only thing you can think about. # pose: amara rest # feel: you okay # who: amara # face: calm
   -> guard
 * [He'll be used to it by now. # ev: emp=0]
   I got called Dev the Rev for a whole year. You don't get used to it. You just get quiet. # pose: dev rest # feel: you surprised, amara worried # who: dev # face: sad
   -> guard

=== guard
After school, Amara shows you a stop sign on a stick. # enter: amara at 1.8, you at 4.3, dev at 5.7 # pose: amara point # feel: amara excited, you surprised, dev calm # who: narrator # place: gallery
Lupe Ortega was the crossing guard for twenty-six years. She never pushed a car. She never yelled at one. # pose: amara reach # feel: you calm # who: amara # face: excited
She just stood in the right place, and everything went differently. # pose: amara rest # camera: two you amara # feel: you happy # who: amara # face: happy
Friday. The lockers. Beep boop. Tomasz is halfway down the hall, and he has stopped. # enter: you at 3.6, dev at 1.1, amara at 2.2, tomasz at 7, rafferty at 8.8 # pose: rafferty lift phone left, tomasz rest # prop: ring phone # feel: tomasz sad, you worried, amara worried, dev worried, rafferty happy # who: narrator # place: hallway
Where do you go? # camera: wide # feel: you determined # who: narrator # play: map spots=beside-tomasz,face-to-face-with-rafferty,back-by-the-water-fountain # ask: stand # hint: Lupe didn't go to the cars. Who did she go to?
 * [beside Tomasz # out: beside-tomasz # ev: emp=2]
   You stand next to him, facing the same way. It is amazing how much wider two people are than one. # move: you to 6 # feel: you calm, tomasz surprised, amara happy, rafferty surprised # who: narrator
   -> words
 * [face to face with Rafferty # out: face-to-face-with-rafferty # ev: emp=1]
   Now there is a circle around you, and everybody is watching Rafferty. He turns it up. # move: you to 7.9 # prop: ring phone # pose: you fists, rafferty cheer phone # feel: you mad, tomasz worried, rafferty excited # who: narrator
   That's the car. Come back here, to the person. # pose: amara wave, you stand # feel: you surprised # who: amara # face: calm
   -> words
 * [back by the water fountain # out: back-by-the-water-fountain # ev: emp=0]
   You have a very good view. So do thirty other people. From there, you all look like the audience. # move: you to 3.2 # pose: you rest # feel: you worried, tomasz sad, rafferty happy # who: narrator
   It's okay. It's scary to move. Go together? # pose: amara wave # feel: you okay # who: amara # face: calm
   -> words

=== words
Now you are next to Tomasz. Rafferty grins at you. "You want a remix too?" # move: you to 6, amara to 4.2 # pose: rafferty hold phone, you stand, amara stand, tomasz rest # feel: you okay, tomasz worried, amara worried, dev worried, rafferty happy # who: narrator
What do you say? # camera: two you tomasz # who: narrator # ask: words # hint: Short is fine. Boring is fine. You aren't trying to win.
 * [We're good. Tomasz, you coming to lunch? # ev: emp=2]
   Yes. It is soup. # pose: tomasz stand # feel: you happy # who: tomasz # face: surprised
   You walk. Nobody has a joke ready about soup. # camera: wide # move: you to 3.2, tomasz to 5, amara to 2, dev to 1 # pose: rafferty stand # feel: tomasz okay, you happy, amara happy, rafferty surprised # who: narrator
   -> after
 * [Your beat's garbage, and so is your hair. # ev: emp=0]
   "Oooooh," goes the hallway. Rafferty plays it louder. Tomasz looks at his shoes. # camera: wide # prop: ring phone # pose: rafferty lift phone, you point right, tomasz hide # feel: you mad, tomasz sad, dev surprised, rafferty excited # who: narrator
   Now it's a show, and he's still stuck in it. Give him a way out. # pose: amara clutch, you stand # feel: you worried # who: amara # face: calm
   -> again
 * [Say nothing, but stay right there. # ev: emp=1]
   You don't say a word. You don't move either. After a while Rafferty runs out of beep. # camera: wide # pose: rafferty stand, you rest, tomasz stand # feel: you determined, tomasz surprised, amara happy, rafferty okay # who: narrator
   -> after

=== again
Second try. Talk to Tomasz, not to the hallway. # pose: amara wave, tomasz rest # who: amara # face: calm # ask: words2 # again: emp # hint: Where could the two of you be going?
 * [Come on, Tomasz. Soup. # ev: none]
   Soup. Yes. # pose: tomasz stand # feel: you happy # who: tomasz # face: okay
   You walk. It is a bit wobbly, but it is walking. # move: you to 3.2, tomasz to 5, amara to 2, dev to 1 # pose: rafferty stand # feel: tomasz okay, you okay, rafferty surprised # who: narrator
   -> after
 * [And ANOTHER thing, Rafferty... # ev: none]
   Amara takes your left sleeve, and Tomasz's right one, and steers you both toward the soup. # move: amara to 5.3, you to 4.1, tomasz to 6.5 # pose: rafferty stand, you point right, tomasz stand # feel: amara determined, you surprised, tomasz surprised, rafferty surprised # who: narrator
   -> after

=== after
At lunch, Tomasz stirs his soup one way, and then the other. # enter: tomasz at 5, you at 3.4, amara at 6.6, dev at 8 # pose: tomasz sit soup-bowl, you sit, amara sit, dev sit # feel: tomasz sad, you okay, amara calm, dev okay # who: narrator # place: cafeteria
What do you say? # camera: two you tomasz # who: narrator # ask: after # hint: You can say what you saw, and leave room.
 * [You should just laugh about it. # ev: emp=0]
   I have tried. It comes out like a hinge. Then they remix the hinge. # pose: tomasz sit soup-bowl # feel: you happy # who: tomasz # face: sad
   That came out wrong. I saw it, and it wasn't okay. # feel: tomasz surprised # who: you # face: worried # play: echo
   Thank you. # feel: you calm # who: tomasz # face: okay
   -> want
 * [Are you okay? # ev: emp=1]
   Yes. # feel: you okay # who: tomasz # face: okay
   He stirs. You wait. "No," he says. "Not every day of it." # feel: tomasz sad, you calm # who: narrator
   -> want
 * [I saw it all week. I should've come over on Monday. # ev: emp=2]
   You came on Friday. Friday is good. # feel: you calm # who: tomasz # face: okay
   He eats some soup. It is the first thing he has eaten. # prop: cool soup-bowl # feel: tomasz happy, you happy # who: narrator
   -> want

=== want
Dev has a plan. It has a water balloon in it. Amara thinks you should tell Mr. Quispe, or a teacher. # camera: wide # pose: dev lift, amara shake-head # feel: dev excited, amara worried, you surprised, tomasz okay # who: narrator
Tomasz has not said anything. # camera: close tomasz # pose: dev sit # who: narrator # ask: want # hint: Whose week is it?
 * [Go with the balloon. He's been asking for it since Monday. # ev: emp=0]
   Then next week there is a remix of a splash. # pose: tomasz sit soup-bowl # feel: dev surprised, you excited # who: tomasz # face: worried
   Dev puts the balloon away. "Okay. What would YOU like?" he asks. # camera: wide # pose: dev sit # feel: dev okay, you okay, tomasz surprised # who: narrator
   -> finish
 * [Tomasz, shall we tell a teacher? We'd come with you. # ev: emp=2]
   I had not thought that anyone would come with me. # pose: tomasz sit soup-bowl # feel: you calm, amara happy, dev happy # who: tomasz # face: surprised
   -> finish
 * [Make a nicer remix of Tomasz, and play that one by the lockers instead. # ev: emp=1]
   That's a friendly idea. But nobody has asked Tomasz yet. # camera: wide # feel: you determined, tomasz okay # who: amara # face: calm
   Tomasz shakes his head slowly. "I would rather tell a teacher. And I want to be the one who says it." # pose: tomasz shake-head # feel: tomasz determined, amara happy # who: narrator
   -> finish

=== finish
So four people go to see Ms. Okafor after lunch. Tomasz does the talking. It takes him twelve words. # camera: wide # enter: okafor at 7.4, tomasz at 5.9, you at 4.5, amara at 3, dev at 1.7 # pose: tomasz reach right, okafor rest, you stand, amara stand, dev stand # feel: okafor calm, tomasz determined, you calm, amara calm, dev calm # who: narrator # place: hallway
I saw it, too. It was every day, and it wasn't funny. # pose: you lift, tomasz rest # feel: tomasz surprised, okafor surprised # who: you # face: determined # play: echo
She listens to every word. On Monday, there is no beep, and no boop. # pose: okafor nod, you stand # feel: okafor determined, tomasz calm, you happy # who: narrator
It isn't all fixed. Rafferty says "Sorry," to a locker. But it is in the right direction. # exit: okafor right # enter: rafferty from right at 9 # pose: tomasz rest, rafferty clutch right # feel: tomasz okay, rafferty worried # who: narrator
I have made my own remix. It is of the soup. # exit: rafferty right # pose: tomasz lift phone # prop: light phone # feel: you surprised # who: tomasz # face: happy
It is really, really good. It has a beat. # prop: ring phone # fx: sparkle # pose: you cheer, amara cheer, dev cheer # feel: you happy, amara happy, dev excited, tomasz happy # who: narrator # keepsake: crossing-guard
-> END
