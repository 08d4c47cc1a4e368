// Cold Open. Hall of Heroes, the courtyard, social initiation, lesson 1. Grades 6-8.
# id: hoh-ini-1
# title: Cold Open
# kind: lesson
# skill: ini
# also: er
# max_words: 22
# place: courtyard
-> start

=== start
A cold open is when a show just starts. No music, no hello. Somebody simply opens their mouth. # prop: put bench at 5.4 # enter: you at 2.8, ines at 4.2, dev at 1.4 # pose: ines hold microphone # feel: you okay, ines excited, dev happy # who: narrator
Today we get five cold opens, from five people we have never met. Go! # pose: ines lift microphone # feel: you surprised # who: ines # face: excited
The courtyard behind the Hall is full of strangers. One of them has a parrot. # camera: wide # pose: ines hold microphone, dev point # feel: you worried, dev surprised # who: narrator
Your mouth has gone dry, and your feet have grown roots. # camera: close you # pose: you clutch, dev stand # feel: you worried # who: narrator # ask: roots # hint: You don't have to feel ready. You only need one small first step.
 * [Wait until I feel ready. # ev: ini=0, er=1]
   I do that too. I once felt ready at nine at night, when everyone had gone home. # camera: two dev you # pose: dev shrug # feel: you okay # who: dev # face: okay
   Let's do it not ready. It's quicker. # pose: dev wave # feel: you surprised # who: dev # face: happy
   -> book
 * [Let Ines do it. She likes people. # ev: ini=0, er=0]
   I like people AFTER the first sentence. Before it, I am sweating like a cheese. # camera: two you ines # pose: ines clutch microphone # feel: you surprised # who: ines # face: worried
   You too? Huh. # pose: you stand # feel: dev happy # who: you # face: surprised
   -> book
 * [Breathe out, and pick one person. Just one. # ev: ini=2, er=2]
   One. One is good. One is a fifth of the job. # camera: wide # pose: dev lift, you stand # feel: you calm, ines happy # who: dev # face: happy
   -> book

=== book
Dev has borrowed something from the gallery. It is a small green notebook, fat with rain. # camera: wide # exit: ines right # move: dev to 1.6 # pose: dev lift green-notebook, you stand # feel: dev happy, you okay, ines determined # who: narrator
Billie Tran tuned pianos. She knocked on four thousand doors, and she was shy. So she wrote down first sentences. # camera: two dev you # pose: dev hold green-notebook # feel: you surprised # who: dev # face: excited
"Number 12. I like your cat." "Number 40. Is that soup?" She just said a true thing she could see. # prop: open green-notebook # feel: you happy # who: dev # face: happy
"Number 41. That is a very green notebook." # pose: you point # feel: dev surprised # who: you # face: happy # play: echo
So who looks like a good first door? # enter: girl at 5.4, pigeon from right at 7.2 # camera: wide # pose: you stand, girl sit, dev lift green-notebook left # feel: you okay, girl calm # who: dev # face: calm # ask: door # hint: Look for someone with free hands, whose eyes are up.
 * [The man who is arguing into his phone and waving one arm. # ev: ini=0]
   That door is shut. It's sort of on fire. # pose: dev clutch green-notebook # feel: you okay # who: dev # face: surprised
   Look, that girl on the bench isn't doing anything except watching a pigeon. # move: pigeon to 8 # pose: dev lift green-notebook left # feel: you surprised # who: dev # face: calm
   -> map
 * [The girl on the bench, watching a pigeon. # ev: ini=2]
   Good door. Eyes up, hands free. And the pigeon gives you something to talk about. # move: pigeon to 8 # pose: dev lift green-notebook # feel: you happy # who: dev # face: proud
   -> map
 * [The jogger over there, who is just doing her stretches. # ev: ini=1]
   Maybe, if you can jog. She's about to... yep. There she goes. # pose: dev shrug green-notebook # feel: you okay # who: dev # face: okay
   What about the girl on the bench, with the pigeon? # move: pigeon to 8 # pose: dev lift green-notebook left # feel: you surprised # who: dev # face: calm
   -> map

=== map
The girl is about your age. The bench is long. # move: pigeon to 7.4 # camera: close girl # pose: dev hold green-notebook, you hold microphone # feel: you okay, dev calm # who: narrator
Where do you stand? # camera: close you # who: narrator # play: map spots=in-front-a-step-away,right-behind-the-bench,across-the-courtyard # ask: map # hint: She should be able to see you coming, and be able to leave.
 * [in front, a step away # out: in-front-a-step-away # ev: ini=2]
   She sees you coming, and moves her bag a little. That is what a door sounds like when it is not locked. # camera: wide # move: you to 3.8 # feel: you calm, dev happy, girl okay # who: narrator
   -> first
 * [right behind the bench # out: right-behind-the-bench # ev: ini=0]
   The pigeon sees you first. It leaves. The girl jumps. # camera: wide # move: you to 6.4, pigeon to 8.9 # pose: you hop # feel: you surprised, dev surprised, pigeon surprised, girl surprised # who: narrator
   Come round the front, where she can see your face. It's a good face. # pose: dev wave green-notebook # feel: you okay # who: dev # face: happy
   -> first
 * [across the courtyard # out: across-the-courtyard # ev: ini=1]
   It is safe over here. It is also eleven yards away, and you would need to yell. # camera: wide # move: you to 8, pigeon to 6.8 # feel: you worried, dev okay # who: narrator
   Halfway? And then the other half? # pose: dev wave green-notebook # feel: you okay # who: dev # face: calm
   -> first

=== first
She looks up. This is it. The cold open. # camera: wide # move: you to 3.8, dev to 1.6, pigeon to 7.4 # pose: dev hold green-notebook, you hold microphone # feel: you determined, dev calm, girl okay, pigeon okay # who: narrator # ask: first # hint: Say one true thing you can both see. Then ask something small.
 * [Hold up the microphone and smile a lot. # ev: ini=0]
   Her eyes go from the mic to the smile. She holds her bag a bit tighter. # pose: you reach microphone, girl clutch # feel: you happy, dev worried, girl worried # who: narrator
   It's friendly, but it has no words in it. Put words in it. # pose: dev shrug green-notebook, you hold microphone # feel: you surprised # who: dev # face: okay
   -> again
 * [That pigeon has been walking in a circle. Does it do that a lot? # ev: ini=2]
   "All day," she says. "I think it's lost something." # move: pigeon to 8.2 # pose: you rest microphone # feel: you happy, dev happy, girl happy # who: narrator
   -> short
 * [Sorry, hi, sorry, can I bother you, sorry? # ev: ini=1]
   "You said sorry three times," she says, but she is smiling. # pose: you shrug microphone # feel: you worried, dev happy, girl happy # who: narrator
   -> short

=== again
Billie had bad ones too. Number 7 just says "Um." Go again. # pose: dev lift green-notebook # feel: you okay # who: dev # face: happy # ask: first2 # again: ini # hint: Look at the pigeon.
 * [Hi. What's that pigeon up to? # ev: none]
   "I've been trying to work that out," she says. "I think it's lost something." # move: pigeon to 8.2 # pose: dev hold green-notebook, you rest microphone, girl sit # feel: you happy, girl happy # who: narrator
   -> short
 * [Um. # ev: none]
   "Um," she agrees. You both look at the pigeon. # move: pigeon to 8.2 # pose: you rest microphone, girl sit # feel: you surprised, dev surprised, girl surprised # who: narrator
   Number 7 worked! # pose: dev cheer green-notebook # feel: you happy # who: dev # face: excited
   -> short

=== short
Could I ask you one thing for our podcast? Who was kind to you lately? # camera: close you # pose: you reach microphone, dev hold green-notebook # feel: dev calm # who: you # face: okay # play: echo
"My neighbor, I guess," she says. Then she stops. # pose: girl sit # camera: wide # feel: you calm, girl okay # who: narrator
It is quiet. The pigeon goes round again. # move: pigeon to 7 # fx: hush # feel: you okay, dev calm # who: narrator # ask: short # hint: She gave you one small thing. Pick it up.
 * [What did your neighbor do? # ev: ini=2]
   "She's eighty-one. She waits at the window until I'm inside. Every night. She thinks I don't know." # fx: hush off # pose: you reach microphone # feel: you calm, dev surprised, girl happy # who: narrator
   Behind you, Dev makes a tiny noise. # pose: dev clutch green-notebook # feel: dev happy, you happy # who: narrator
   -> no
 * [Cool. Thanks. Bye. # ev: ini=0]
   "Oh," she says. "Bye?" You are three steps away when you hear her add, "She's eighty-one. She waits at the window." # fx: hush off # move: you to 2.7 # pose: you stand # feel: you surprised, dev surprised, girl surprised # who: narrator
   You turn around. So does Dev. So does the pigeon. # move: you to 3.4 # pose: you hold microphone, dev clutch green-notebook # feel: you surprised, girl okay, pigeon surprised # who: narrator
   -> no
 * [Cool. I have a neighbor too. He has a boat. # ev: ini=1]
   You talk about the boat for a bit. Then she says, "Mine is eighty-one. She waits at the window until I'm in." # fx: hush off # pose: you wave microphone # feel: you happy, dev happy, girl happy # who: narrator
   -> no

=== no
The girl's name is Wambui. She wants to hear the show. That is one. # camera: wide # move: you to 3.8 # pose: you lift microphone, dev cheer green-notebook, girl wave # feel: you proud, dev happy, girl happy # who: narrator
Next is the man with the parrot. You say your sentence. "No, thank you," he says. "No, thank you," says the parrot. # exit: girl right, pigeon right # move: you to 6.2, dev to 4.4 # pose: you reach microphone, dev hold green-notebook # feel: you surprised, dev surprised # who: narrator
Your cheeks go warm. # camera: close you # pose: you clutch microphone # feel: you worried # who: narrator # ask: no # hint: His no is about his day. It isn't a grade.
 * [No problem. Have a good one, both of you. # ev: er=2, ini=2]
   "You too," says the parrot. The man almost smiles. # camera: wide # pose: you wave microphone # feel: you happy, dev happy # who: narrator
   -> finish
 * [Go and sit behind the bins for a bit. # ev: er=1, ini=0]
   Dev comes and sits behind the bins as well. # camera: wide # move: you to 7.4, dev to 8.6 # pose: you sit, dev sit green-notebook # feel: you sad, dev calm # who: narrator
   Billie got nine hundred noes. She marked each one with a little star. # camera: two you dev # feel: you okay # who: dev # face: calm
   After two minutes you both get up again. # camera: wide # pose: you stand, dev hold green-notebook # feel: you calm, dev happy # who: narrator
   -> finish
 * [Come on, it only takes a second, and everyone else is doing it. # ev: er=0, ini=0]
   "No, thank you," says the parrot, louder. # camera: wide # pose: you point microphone # feel: you frustrated, dev worried # who: narrator
   That door's shut, and that's allowed. On to the next one. # pose: dev shake-head, you hold microphone # feel: you okay # who: dev # face: calm
   -> finish

=== finish
By four o'clock you have five cold opens and two stars. # camera: wide # enter: ines from right at 6.4 # move: you to 3, dev to 4.6 # pose: ines hold microphone, you stand, dev hold green-notebook # feel: ines happy, you proud, dev proud # who: narrator
I got three. And one of them was you, so it doesn't count. # pose: ines lift microphone # feel: you happy, dev happy # who: ines # face: happy
In the back of the green notebook there are a few blank lines. Dev hands you the pencil. # camera: two you dev # pose: you hold green-notebook, ines stand, dev stand # prop: open green-notebook # feel: you surprised # who: narrator
You write: "Number 4,001. What is that pigeon up to?" # enter: pigeon from right at 8 # camera: wide # pose: you lift green-notebook, dev cheer, ines wave # fx: sparkle # feel: you proud, dev happy, ines happy, pigeon okay # who: narrator # keepsake: first-knock
-> END
