// Two Sides of the Tape. Hall of Heroes, the gallery and the studio, empathy, lesson 1. Grades 6-8.
# id: hoh-emp-1
# title: Two Sides of the Tape
# kind: lesson
# skill: emp
# also: com
# max_words: 22
# place: gallery
-> start

=== start
There is a cassette in the Hall, made by two sisters who ran the river ferry. Each of them recorded one side. # enter: you at 2.6, tomasz at 5 # pose: tomasz hold recorder # feel: you calm, tomasz calm # who: narrator
It is about the day the ferry got away and floated to the next town, with a cow on it. # feel: you surprised # who: narrator
I know it by heart. You be side A, and I am side B. # camera: two you tomasz # prop: light recorder # pose: tomasz lift recorder # who: tomasz # face: calm
My sister let go of the rope! # pose: you point, tomasz hold recorder # feel: tomasz surprised # who: you # face: frustrated # play: echo
My sister told me to let go of the rope. # pose: tomasz clutch recorder, you stand # feel: you surprised # who: tomasz # face: frustrated
Same day. Same cow. # pose: tomasz hold recorder # feel: you happy # who: tomasz # face: okay
You are about to laugh, when Ines comes in and drops her bag like an anchor. # camera: wide # enter: ines from right at 7.4 # pose: ines fists # fx: shake # feel: ines mad, you surprised, tomasz surprised # who: narrator
Amara isn't coming to my party. She just wrote "can't, sorry." I asked her FIRST. Fine! I don't even care! # pose: ines hold phone # prop: dim recorder # who: ines # face: mad
What is under that, do you think? # camera: two you tomasz # feel: ines mad # who: tomasz # face: calm # ask: under # hint: People who don't care don't usually slam a bag.
 * [She's mad. You can hear it. # ev: emp=1]
   She's mad on the top. I would look one layer down. # feel: you okay # who: tomasz # face: calm
   -> sidea
 * [She cares a lot, and it hurt. # ev: emp=2]
   Yes. That bag was very sad. # feel: you calm # who: tomasz # face: okay
   -> sidea
 * [She doesn't care. She said so. # ev: emp=0]
   She said it at ninety decibels. I have a meter. # feel: you okay # who: tomasz # face: okay
   Something that loud is usually on top of something soft. # feel: you surprised # who: tomasz # face: calm
   -> sidea

=== sidea
Ines is looking at her phone as if it might change its mind. # camera: close ines # pose: ines hold phone # feel: ines mad, you okay, tomasz calm # who: narrator
What do you say to her? # camera: wide # feel: you okay # who: narrator # ask: sidea # hint: You can say how it looks from her side, without deciding who is right.
 * [Amara's being so rude. Nobody answers with two words. # ev: emp=0]
   I KNOW! # pose: ines cheer phone # feel: you frustrated # who: ines # face: mad
   She feels better for four seconds. Then she looks even sadder. # pose: ines hold phone # feel: ines sad, you surprised # who: narrator
   We have only heard one side of the tape. # feel: you okay # who: tomasz # face: calm
   -> face
 * [It's just a party. You can have another one any time you like. # ev: emp=1]
   It's not about the PARTY. # pose: ines clutch phone # feel: you surprised # who: ines # face: sad
   Ah. One layer down. # feel: you okay # who: tomasz # face: calm
   -> face
 * [You asked her first, and you got two words back. # ev: emp=2]
   Two words! I counted! I thought I was, like, at least a five-word friend. # pose: ines shrug phone # feel: you calm # who: ines # face: sad
   -> face

=== face
Now we turn the tape over. # camera: wide # pose: ines rest, tomasz lift recorder # feel: ines sad, you okay # who: tomasz # face: determined
Amara is in the coat closet. Ines's invitation is on her knee. She has folded it and unfolded it many times. # enter: amara at 6.8, you from left at 3, tomasz from left at 1.7 # pose: amara sit letter # prop: open letter # feel: amara worried, you calm, tomasz calm # who: narrator # place: studio
Oh. Hi. Is she upset? She's upset, isn't she. # camera: two you amara # who: amara # face: worried
How does Amara look? # camera: close amara # who: narrator # play: faces # ask: face # hint: Look at her eyebrows. They go up in the middle.
 * [Worried. # out: worried # ev: emp=2]
   Yes. And she kept the invitation. You do not fold a thing nine times if you do not want it. # camera: wide # pose: tomasz nod # feel: you calm # who: tomasz # face: calm
   -> sideb
 * [Mad. # out: mad # ev: emp=0]
   Look at her eyebrows. Mad ones go down. Hers are going up in the middle, like a roof. Worried. # camera: wide # pose: tomasz point # feel: you surprised # who: tomasz # face: calm
   -> sideb
 * [Sad. # out: sad # ev: emp=1]
   A bit, yes. But look how she holds on to that paper. I would say worried. # camera: wide # pose: tomasz rest # feel: you okay # who: tomasz # face: calm
   -> sideb

=== sideb
What do you ask her? # camera: two you amara # pose: tomasz stand # feel: amara worried, you okay # who: narrator # ask: sideb # hint: A real question is one where you don't know the answer yet.
 * [Are you coming or not? # ev: emp=0, com=1]
   I can't. I said I can't. # pose: amara hide # feel: you frustrated # who: amara # face: sad
   That was a question for the party. Try one for Amara. # camera: wide # pose: tomasz shake-head, amara sit letter # feel: you okay # who: tomasz # face: calm
   -> again
 * [What's it like on your side? # ev: emp=2, com=2]
   It's a trampoline party. I get so dizzy I throw up. I was embarrassed, so I typed fast. # pose: amara sit letter # feel: you surprised # who: amara # face: worried
   -> both
 * [Why would you do that to Ines? # ev: emp=0, com=0]
   I didn't do it TO her! # pose: amara hide # feel: you frustrated # who: amara # face: sad
   That one had an answer inside it already. Try one that doesn't. # camera: wide # pose: tomasz shake-head, amara sit letter # feel: you okay # who: tomasz # face: calm
   -> again

=== again
Second try. # pose: tomasz lift # who: tomasz # face: calm # ask: sideb2 # again: emp # hint: Start with "What."
 * [What makes it a can't? # ev: none]
   It's trampolines. I get so dizzy I throw up. I didn't want to write that to Ines. # pose: amara sit letter, tomasz stand # feel: you surprised # who: amara # face: okay
   -> both
 * [But it's Ines! Just come! # ev: none]
   She looks at her knees for a while. Tomasz hands her a pretzel and simply waits. # pose: tomasz reach # feel: amara sad, you frustrated # who: narrator
   It's trampolines. They make me throw up. Okay? # pose: tomasz stand # feel: you surprised # who: amara # face: worried
   -> both

=== both
So there they are. Side A and Side B. # camera: wide # pose: amara sit letter, tomasz stand # feel: amara worried, you calm, tomasz calm # who: narrator
What does each of them not know? # pose: tomasz shrug # camera: two tomasz you # who: tomasz # face: calm # ask: both # hint: Ines can't see the dizzy part. What can't Amara see?
 * [Ines doesn't know why. Amara doesn't know it hurt. # ev: emp=2]
   That is the whole cassette. You can rewind now. # pose: tomasz lift recorder # feel: you happy # who: tomasz # face: proud
   -> carry
 * [Ines doesn't know about the throwing up. # ev: emp=1]
   True. And Amara does not know about the bag. You were the only one in both rooms. # pose: tomasz nod # feel: you surprised # who: tomasz # face: calm
   -> carry
 * [Amara should've just said so. # ev: emp=0]
   Maybe. Would you have? To the host? With the word "vomit" in it? # pose: tomasz shrug # feel: you frustrated # who: tomasz # face: okay
   You think about it. You would have typed "can't, sorry." # camera: close you # pose: you clutch # feel: you okay # who: narrator
   -> carry

=== carry
Don't tell her I throw up. I mean, I want her to know. But not, like, from you. # camera: two you amara # pose: amara sit letter, tomasz stand, you stand # feel: you okay, tomasz calm # who: amara # face: worried
What do you do? # camera: wide # feel: amara worried # who: narrator # ask: carry # hint: Whose story is it?
 * [Tell Ines anyway. It'd fix everything. # ev: emp=0]
   You get as far as the door. # move: you to 8.8 # pose: you stand # feel: you determined, amara surprised # who: narrator
   It would fix Ines. But Amara asked. Let it be hers to tell. # pose: tomasz shake-head # feel: you surprised # who: tomasz # face: calm
   You come back, and ask if she would like company instead. # move: you to 3 # pose: you wave, tomasz stand # feel: you okay, amara okay # who: narrator
   -> finish
 * [Say, "Want me to come with you while you tell her?" # ev: emp=2]
   Yes. Stand near me, but look at a coat or something. # pose: amara nod # feel: you happy # who: amara # face: okay
   -> finish
 * [Stay out of it. It's between them. # ev: emp=1]
   That is fair. You could stay out of it, but nearby. Nearby is good. # pose: tomasz rest # feel: you okay # who: tomasz # face: calm
   -> finish

=== finish
Wait. Breathe with me first. Then I'll say it. # camera: two you amara # move: you to 3 # pose: you rest # feel: you calm, tomasz calm # who: amara # face: worried # play: breathe rounds=2
You look very hard at a coat. # camera: wide # move: you to 3, tomasz to 1.7 # enter: ines from right at 8.6 # pose: you rest, amara stand, tomasz rest # feel: you calm, ines sad, amara worried, tomasz calm # who: narrator
It's not you. It's trampolines. They make me throw up, and I was embarrassed. I really wanted to come. # camera: two amara ines # pose: amara clutch letter # who: amara # face: worried
You WANTED to? I thought I'd been demoted! Amara. There's cake after. The cake holds completely still. # pose: ines cheer, amara stand # feel: amara surprised # who: ines # face: surprised
I'd come for the cake. # camera: wide # pose: ines clutch, amara hold letter # feel: ines happy, you happy # who: amara # face: happy
That is five words. # pose: tomasz lift # feel: amara happy, ines happy, you happy # who: tomasz # face: happy
Back in the gallery, he turns the cassette over and presses play. The cow, it turns out, was fine. # enter: you at 2.6, tomasz at 4.4, ines at 6.4, amara at 7.7 # pose: tomasz hold recorder, ines wave, amara wave # prop: light recorder # fx: sparkle # feel: you happy, tomasz happy, ines happy, amara happy # who: narrator # place: gallery # keepsake: both-sides
-> END
