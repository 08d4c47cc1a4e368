// Bring One, Take One. Hall of Heroes, the courtyard, check B. Grades 6-8.
# id: hoh-check-b-ini
# title: Bring One, Take One
# kind: check
# skill: ini
# also: coop, emp, er
# max_words: 22
# place: courtyard
VAR invited = 0
VAR trusted = 0
-> start

=== start
Once a year there is a swap in the courtyard behind the Hall. You bring one thing, and you take one home. # enter: you at 3, ines at 4.3, amara at 1.6, dev at 9 # feel: you calm, ines determined, amara okay, dev happy # who: narrator
Nobody Famous has one question for everyone: what is the story of the thing you brought? # pose: ines lift # who: ines # face: determined
Last year we got fifty answers. Twenty-six were "I have two of them." # pose: amara shrug, ines stand # who: amara # face: okay
You get the mic. In its fuzzy brown cover, it looks like a kiwi on a stick. # pose: you lift microphone, amara stand # feel: you happy, amara happy # camera: close you # who: narrator
At the nearest table, some kids are playing a board game. One side is free. Where do you go and stand? # enter: kids at 6.6 # camera: wide # exit: ines left, amara left # prop: put board-game at 6.6 # pose: you hold microphone # feel: you okay, ines determined, kids okay # who: narrator # play: map spots=at-the-free-side,right-behind-a-player,over-by-the-bikes # ask: spot
 * [at the free side # out: at-the-free-side # ev: ini=2]
   They can all see you there. One of them asks if it is a real kiwi. # move: you to 5.2 # feel: you happy, kids happy # who: narrator
   -> opener
 * [right behind a player # out: right-behind-a-player # ev: ini=1]
   A player feels something fuzzy on her ear and jumps. So does the board. # move: you to 7.9 # prop: fall board-game # pose: you reach microphone # feel: you surprised, dev surprised, kids surprised # who: narrator
   -> opener
 * [over by the bikes # out: over-by-the-bikes # ev: ini=0]
   You stand there until a man asks you to hold his bike. You hold it. It squeaks. # move: you to 1.4 # pose: you reach # feel: you surprised # who: narrator
   Over here! There are people over here! # pose: dev wave # feel: you okay # who: dev # face: happy
   -> opener

=== opener
Now the whole table is looking at you and your mic. # move: you to 5.2 # exit: dev right # prop: mend board-game # pose: you hold microphone # feel: you okay, kids okay # who: narrator # ask: opener
 * [Hold out the mic and wait. # ev: ini=0]
   Everybody waits for the kiwi to say something. # pose: you reach microphone # feel: you okay, kids surprised # who: narrator
   -> record
 * [Hi. I'm from the podcast at the Hall. May I ask about the things you brought? # ev: ini=2]
   "Sure," says a girl with dice in her hand. "Is that a kiwi?" # pose: you wave microphone right # feel: you happy, kids happy # who: narrator
   -> record
 * [So, um, does anybody here want to answer questions, maybe? # ev: ini=1]
   "What kind of questions?" says a girl with dice in her hand. "Is it a test?" # pose: you shrug microphone # feel: you worried, kids worried # who: narrator
   -> record

=== record
"Please don't record me," says the girl with the dice. "I hate how I sound." She is friendly about it. # camera: close board-game # pose: you hold microphone # feel: you okay, kids okay # who: narrator # ask: record
 * [Come on, just one minute! Nobody minds how you sound. # ev: ini=0]
   "I brought a hat. I have two of them. Okay?" That makes twenty-seven. # camera: wide # pose: you reach microphone # feel: you determined, kids frustrated # who: narrator
   -> caps
 * [Oh. Okay. Sorry. I'll just go and ask somebody else. Sorry. # ev: ini=1]
   You are already far away when she calls, "You could have listened without it!" # camera: wide # move: you to 1.6 # feel: you worried, kids surprised # who: narrator
   -> caps
 * [Mic off. Would you tell only me? # ev: ini=2]
   ~ trusted = 1
   "Only you," she says. It is about a hat and a goat, and it is very good. # camera: wide # pose: you rest # feel: you happy, kids happy # who: narrator
   -> caps

=== caps
By the wall, another group is flicking bottle caps and shouting numbers. # camera: wide # prop: gone board-game, put bench at 5.6 # move: you to 3.2, kids to 6.9 # pose: you hold microphone, kids cheer # feel: you surprised, kids excited # who: narrator
You have never played this game. There is a gap on the bench. # pose: kids sit # feel: you okay # who: narrator # ask: caps
 * [This is new to me. How do you win the game? # ev: ini=2]
   Three of them explain it at once, in two languages. Then you have a cap in your hand. # move: you to 5.2 # pose: you sit, kids cheer # feel: you excited, kids excited # who: narrator
   -> scarf
 * [Sit in the gap and shout when they shout. # ev: ini=1]
   You shout "Forty!" with the others. You never find out forty what. # move: you to 5.2 # pose: you sit microphone, you nod # feel: you okay, kids happy # who: narrator
   -> scarf
 * [Could you all stop for a bit? I need stories. # ev: ini=0]
   "We have two of them," somebody says without looking. The next cap flies past your knee. # pose: you reach microphone, kids cheer # feel: you surprised, kids excited # who: narrator
   -> scarf

=== scarf
A boy called Teo has brought a scarf that his dad knitted. "Is that for a giraffe?" says the boy beside him. # prop: gone bench, put scarf at 6.6 # move: you to 5 # pose: you hold microphone, kids sit # feel: you okay, kids happy # who: narrator
Everyone laughs, and so does Teo. He is pushing the scarf back into his bag, bit by bit. Your mic is on. # camera: close scarf # who: narrator # ask: scarf
 * [Wink at Teo. # ev: emp=1]
   He winks back. Only the end of the scarf is still showing. # camera: wide # pose: you lift # feel: you happy # who: narrator
   -> crate
 * [Ask him quietly, "Should I erase that part?" # ev: emp=2]
   "Yes, please," he says. After a moment, he pulls the scarf out again. # camera: wide # move: you to 5.6 # pose: you hold # feel: you calm # who: narrator
   -> crate
 * [Laugh along. It really is very long, and he's laughing, too. # ev: emp=0]
   Teo zips up his bag. He says that he forgot to bring anything this year. # camera: wide # pose: you clutch microphone # prop: gone scarf # feel: you happy # who: narrator
   -> crate

=== crate
On your way past, you lean on a crate of tin cars. It is not a strong crate. # camera: wide # prop: put scarf at 6.6, gone scarf, put crate at 6.6 # move: you to 7.6, kids to 3.2 # pose: you reach, kids stand # feel: you surprised, kids okay # who: narrator
Crash! Tin cars roll in all directions. Everybody turns around and claps. # prop: fall crate # fx: shake, dust # camera: close crate # pose: you clutch, you hop, kids cheer # feel: you surprised, kids happy # who: narrator
Your face goes hot. # camera: close you # pose: you hide # feel: you surprised # who: narrator # ask: crate
 * [Yell, "Who puts a crate there?" # ev: er=0]
   It has been there since ten o'clock. Nobody says so. # camera: wide # pose: you fists, kids stand # feel: you mad, kids surprised # who: narrator
   -> bench
 * [Breathe out slowly, let them clap, pick up the first car. # ev: er=2]
   At the tenth car, nobody is clapping. At the twentieth, your face is cool again. # camera: wide # pose: you rest, kids stand # feel: you calm, kids okay # who: narrator
   -> bench
 * [Go and stand behind the big tree until they have all forgotten it. # ev: er=1]
   It is dark and quiet back there. One tin car has come along. # camera: wide # move: you to 9 # fx: dusk # pose: you hide # feel: you okay # who: narrator
   -> bench

=== bench
On a bench by herself sits a girl with a basket of stones. Every stone has a paper label on it. # enter: girl at 4.2 # exit: kids left # camera: wide # fx: dusk off # prop: gone crate, put bench at 4.2, put basket on bench at 3.4, open basket # move: you to 6.4 # pose: you hold microphone, girl sit stone # feel: you okay, girl calm # who: narrator
You don't know her. There is a free place next to the basket. # camera: close girl # who: narrator # ask: bench
 * [She's busy with her stones. I'll leave her alone and ask someone else. # ev: ini=1]
   "I have two of them," says someone else. One more for the list. # camera: wide # move: you to 7.8 # feel: you okay # who: narrator
   When you look around, Amara is waving from the bench. "Come and see! They have labels!" # move: you to 2.7 # enter: amara from right at 5.8 # pose: amara wave # feel: amara excited, you surprised # who: narrator
   -> turns
 * [I like your labels. Is it okay if I look? # ev: ini=2]
   "Sure," she says, and moves the basket. "Careful with number nine. It's from the dentist." # camera: wide # move: you to 2.7 # pose: you sit microphone # enter: amara from right at 5.8 # feel: you happy, amara happy, girl happy # who: narrator
   -> turns
 * [Sit down and put the mic into the basket. # ev: ini=0]
   She pulls the basket away and shuts it. You get up again. # pose: girl clutch basket # prop: shut basket # camera: wide # move: you to 7.8 # feel: you surprised, girl surprised # who: narrator
   Amara asks if you may both look, and the basket opens again. "They have labels!" # move: you to 2.7 # enter: amara from right at 5.8 # pose: amara reach, girl sit stone # prop: put basket on bench at 3.4, open basket # feel: amara excited, you surprised, girl happy # who: narrator
   -> turns

=== turns
Her name is Noemi. Amara wants to ask about the stones, and so do you. There is one mic. # camera: wide # move: you to 2.7, amara to 5.8 # pose: you hold microphone, amara stand, girl sit stone # feel: you happy, amara excited, girl happy # who: narrator
Can I have the mic? I have a question for each stone. # camera: two you amara # pose: amara clutch # who: amara # face: excited # ask: turns
 * [I'll ask, and you can listen. # ev: coop=0]
   Amara writes her questions on her hand. Soon she needs her arm as well. # camera: wide # pose: amara rest, you reach microphone # feel: amara okay, you excited, girl okay # who: narrator
   -> waits
 * [You take one stone, and I take the next. # ev: coop=2]
   The kiwi goes back and forth. At number six, all three of you are laughing. # camera: wide # pose: you reach microphone, amara wave # feel: amara happy, you calm, girl excited # who: narrator
   -> waits
 * [Okay, you get one stone. I do the others. # ev: coop=1]
   Amara chooses the biggest stone and asks very slowly. # camera: wide # pose: amara shrug, you hold microphone # feel: amara worried, you okay, girl happy # who: narrator
   -> waits

=== waits
"They are all from places where people wait," Noemi says. "Bus stops. The hospital door. I waited there for my brother." # camera: wide # fx: hush # pose: you reach microphone, amara stand # feel: you calm, amara calm, girl calm # who: narrator
Behind you, Tomasz has stopped eating. People are folding up the tables. # enter: tomasz from right at 7.4 # pose: tomasz hold bun # feel: tomasz surprised # who: narrator # ask: waits
 * [That's amazing. Someone should do a whole show about that. # ev: ini=1]
   "Yes," says Noemi. "Someone should." She shuts the basket. # pose: you wave microphone, girl sit # prop: shut basket # feel: you okay, tomasz okay, girl okay # who: narrator
   -> finish
 * [Smile, and brush off the mic. # ev: ini=0]
   It takes some time. "Well, goodbye," says Noemi, and she gets up. # pose: you hold microphone, girl stand basket # prop: shut basket # feel: you okay, tomasz okay, girl okay # who: narrator
   -> finish
 * [We record on Thursday at three. Come and bring them all. # ev: ini=2]
   ~ invited = 1
   "All of them?" She is already looking for the best one. "The dentist, too?" # pose: you wave microphone, girl stand stone # feel: you happy, tomasz happy, girl excited # who: narrator
   -> finish

=== finish
Bring one, take one. You get the stone from the bus stop, and Noemi gets your old yo-yo. # camera: two you girl # pose: you hold stone, girl stand # feel: you happy, girl calm, amara calm, tomasz calm # who: narrator
{ trusted:
    At the gate, the girl with the dice comes up to you. "All right," she says. "The kiwi can hear it, too." # camera: wide # fx: hush off # prop: gone bench, put basket at 3.4, gone basket, put board-game at 5.2 # exit: girl left # enter: kids at 5.2, dev from right at 9 # move: you to 3.6, amara to 2.2 # pose: you reach microphone right, amara stand, tomasz stand # feel: you happy, amara happy, tomasz okay, dev happy, kids happy # who: narrator
- else:
    At the gate, the girl with the dice is telling her friends a story. You only hear the goat part. # camera: wide # fx: hush off # prop: gone bench, put basket at 3.4, gone basket, put board-game at 5.2 # exit: girl left # enter: kids at 5.2, dev from right at 9 # move: you to 3.6, amara to 2.2 # pose: you stand, amara stand, tomasz stand # feel: you okay, amara okay, tomasz okay, dev okay, kids happy # who: narrator
}
{ invited:
    Noemi has a stone from the dentist. From the DENTIST! # camera: two tomasz dev # pose: tomasz cheer # feel: dev surprised, you happy, amara happy # who: tomasz # face: excited
    I brought a blender, and nobody asked. I have two of them. # pose: dev shrug, tomasz rest # feel: tomasz happy # who: dev # face: happy # keepsake: toy-stone
- else:
    I would have liked to hear about the bus stop. # pose: tomasz shrug # who: tomasz # face: okay
    Noemi waits for the same bus as me. We could wait there, too. # pose: amara rest, tomasz stand # feel: tomasz okay, you okay # who: amara # face: calm # keepsake: toy-stone
}
-> END
