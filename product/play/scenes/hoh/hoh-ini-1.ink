// Cold Open. Hall of Heroes, the courtyard, social initiation, lesson 1. Grades 6-8.
# id: hoh-ini-1
# title: Cold Open
# kind: lesson
# skill: ini
# also: com, er
# max_words: 22
# place: courtyard
-> start

=== start
A cold open is when a show just starts. No music, no hello. Somebody simply opens their mouth. # who: narrator
Today we get five cold opens, from five people we have never met. Go! # who: ines # face: excited
The courtyard behind the Hall is full of strangers. One of them has a parrot. # who: narrator
Your mouth has gone dry, and your feet have grown roots. # who: you # face: worried # ask: roots # hint: You don't have to feel ready. You only need one small first step.
 * [Wait until I feel ready. # ev: ini=0, er=1]
   I do that too. I once felt ready at nine at night, when everyone had gone home. # who: dev # face: okay
   Let's do it not ready. It's quicker. # who: dev # face: happy
   -> book
 * [Let Ines do it. She likes people. # ev: ini=0, er=0]
   I like people AFTER the first sentence. Before it, I am sweating like a cheese. # who: ines # face: worried
   You too? Huh. # who: you # face: surprised
   -> book
 * [Breathe out, and pick one person. Just one. # ev: ini=2, er=2]
   One. One is good. One is a fifth of the job. # who: dev # face: happy
   -> book

=== book
Dev has borrowed something from the gallery. It is a small green notebook, fat with rain. # who: narrator
Billie Tran tuned pianos. She knocked on four thousand doors, and she was shy. So she wrote down first sentences. # who: dev # face: excited
"Number 12. I like your cat." "Number 40. Is that soup?" She just said a true thing she could see. # who: dev # face: happy
So who looks like a good first door? # who: dev # face: calm # ask: door # hint: Look for someone with free hands, whose eyes are up.
 * [The man arguing into his phone. # ev: ini=0]
   That door is shut. It's sort of on fire. # who: dev # face: surprised
   Look, that girl on the bench isn't doing anything except watching a pigeon. # who: dev # face: calm
   -> map
 * [The girl on the bench, watching a pigeon. # ev: ini=2]
   Good door. Eyes up, hands free. And the pigeon gives you something to talk about. # who: dev # face: proud
   -> map
 * [The jogger doing stretches. # ev: ini=1]
   Maybe, if you can jog. She's about to... yep. There she goes. # who: dev # face: okay
   What about the girl on the bench, with the pigeon? # who: dev # face: calm
   -> map

=== map
The girl is about your age. The bench is long. # who: narrator
Where do you stand? # who: you # play: map spots=in-front-a-step-away,right-behind-the-bench,across-the-courtyard # ask: map # hint: She should be able to see you coming, and be able to leave.
 * [in front, a step away # out: in-front-a-step-away # ev: ini=2]
   She sees you coming, and moves her bag a little. That is what a door sounds like when it is not locked. # who: narrator
   -> first
 * [right behind the bench # out: right-behind-the-bench # ev: ini=0]
   The pigeon sees you first. It leaves. The girl jumps. # who: narrator
   Come round the front, where she can see your face. It's a good face. # who: dev # face: happy
   -> first
 * [across the courtyard # out: across-the-courtyard # ev: ini=1]
   It is safe over here. It is also eleven yards away, and you would need to yell. # who: narrator
   Halfway? And then the other half? # who: dev # face: calm
   -> first

=== first
She looks up. This is it. The cold open. # who: narrator # ask: first # hint: Say one true thing you can both see. Then ask something small.
 * [Hold up the microphone and smile a lot. # ev: ini=0, com=0]
   Her eyes go from the mic to the smile. She holds her bag a bit tighter. # who: narrator
   It's friendly, but it has no words in it. Put words in it. # who: dev # face: okay
   -> again
 * [That pigeon has been walking in a circle. Does it do that a lot? # ev: ini=2, com=2]
   "All day," she says. "I think it's lost something." # who: narrator
   -> short
 * [Sorry, hi, sorry, can I bother you, sorry? # ev: ini=1, com=1]
   "You said sorry three times," she says, but she is smiling. # who: narrator
   -> short

=== again
Billie had bad ones too. Number 7 just says "Um." Go again. # who: dev # face: happy # ask: first2 # hint: Look at the pigeon.
 * [Hi. What's that pigeon up to? # ev: ini=1]
   "I've been trying to work that out," she says. "I think it's lost something." # who: narrator
   -> short
 * [Um. # ev: ini=0]
   "Um," she agrees. You both look at the pigeon. # who: narrator
   Number 7 worked! # who: dev # face: excited
   -> short

=== short
Could I ask you one thing for our podcast? Who was kind to you lately? # who: you # face: okay
"My neighbor, I guess," she says. Then she stops. # who: narrator
It is quiet. The pigeon goes round again. # who: narrator # ask: short # hint: She gave you one small thing. Pick it up.
 * [What did your neighbor do? # ev: ini=2, com=2]
   "He waits at the window until I'm inside. Every night. He thinks I don't know." # who: narrator
   Behind you, Dev makes a tiny noise. # who: narrator
   -> no
 * [Cool. Thanks. Bye. # ev: ini=0, com=0]
   "Oh," she says. "Bye?" You are three steps away when you hear her add, "He waits at the window." # who: narrator
   You turn around. So does Dev. So does the pigeon. # who: narrator
   -> no
 * [Cool. I have a neighbor too. He has a boat. # ev: ini=1, com=1]
   You talk about the boat for a bit. Then she says, "Mine waits at the window until I'm in." # who: narrator
   -> no

=== no
Her name is Wambui. She wants to hear the show. That is one. # who: narrator
Next is the man with the parrot. You say your sentence. "No, thank you," he says. "No, thank you," says the parrot. # who: narrator
Your cheeks go warm. # who: you # face: worried # ask: no # hint: His no is about his day. It isn't a grade.
 * [No problem. Have a good one, both of you. # ev: er=2, ini=2]
   "You too," says the parrot. The man almost smiles. # who: narrator
   -> finish
 * [Go and sit behind the bins for a bit. # ev: er=1, ini=0]
   Dev comes and sits behind the bins as well. # who: narrator
   Billie got nine hundred noes. She marked each one with a little star. # who: dev # face: calm
   After two minutes you both get up again. # who: narrator
   -> finish
 * [Come on, everyone else is doing it. # ev: er=0, ini=0]
   "No, thank you," says the parrot, louder. # who: narrator
   That door's shut, and that's allowed. On to the next one. # who: dev # face: calm
   -> finish

=== finish
By four o'clock you have five cold opens and two stars. # who: narrator
I got three. And one of them was you, so it doesn't count. # who: ines # face: happy
In the back of the green notebook there are a few blank lines. Dev hands you the pencil. # who: narrator
You write: "Number 4,001. What is that pigeon up to?" # who: narrator # badge: first-knock
-> END
