// The Group Project. Build-your-own comic. Ten panels, every ending a good one.
# id: sim-the-group-project
# title: The Group Project
# kind: comic
# skill: coop
# max_words: 14
# place: library
VAR thing = "run"
-> start

=== start
Groups of three! Build something that moves. You have until Friday. # enter: teacher at 8.2, you at 1.6, friend at 3.4, classmate at 5 # camera: close teacher # pose: teacher lift timer, you sit # prop: start timer # feel: you okay, friend okay, classmate excited # who: teacher # face: excited # place: library # panel
What does your group build? # camera: wide # pose: teacher stand, you stand, friend stand # feel: teacher happy # who: narrator # ask: build
 * [A marble road. # ev: none]
   ~ thing = "run"
   A marble road. It is long, and it has a nap stop. # exit: teacher right # prop: put marble-run at 7.2 # pose: you point right, classmate cheer # feel: friend happy, classmate excited # who: you # face: happy # panel
   -> ideas
 * [A snack cart. # ev: none]
   ~ thing = "cart"
   A cart that brings us snacks. It is for science. # exit: teacher right # prop: put cart at 7.2 # pose: you point right, classmate cheer # feel: friend happy, classmate excited # who: you # face: happy # panel
   -> ideas
 * [A tub that sails. # ev: none]
   ~ thing = "boat"
   A bathtub that sails. The captain is a hat. # exit: teacher right # prop: put tub-boat at 7.6 # pose: you point right, classmate lift captain-hat # feel: friend happy, classmate excited # who: you # face: happy # panel
   -> ideas

=== ideas
Wings! No, wheels! No, a roof! And a horn! And a slide! # camera: two friend classmate # pose: classmate cheer, classmate hop, friend lift, you hide # feel: friend excited, you worried # who: classmate # face: excited
So many ideas at once! What helps you? # camera: close you # pose: you stand, friend stand, classmate stand # feel: you okay # who: narrator # ask: helps
 * [A stone for whoever talks. # ev: none]
   Whoever holds the stone talks. The stone is strict, but fair. # camera: wide # pose: you lift stone # feel: friend calm, classmate okay # who: you # face: determined # panel
   -> model
 * [Ideas on cards. # ev: none]
   One idea, one card. Cards can wait. Voices can't. # camera: wide # pose: you hold cue-card # feel: friend calm, classmate okay # who: you # face: calm # panel
   -> model
 * [My ear defenders and a pencil. # ev: none]
   Ear defenders, pencil, floor. My idea comes out quiet and big. # camera: wide # prop: wear ear-defenders by you # pose: you sit # feel: friend calm, classmate okay # who: you # face: happy # panel
   -> model
 * [A lap around the shelves. # ev: none]
   I do one lap around the shelves. Then there is room in my head. # camera: wide # exit: you left slowly # feel: friend calm, classmate okay # who: you # face: okay # panel
   There you are. We saved your turn. # enter: you from left at 1.6 # pose: friend wave # feel: you calm # who: friend # face: happy
   -> model

=== model
First a tiny one, out of blocks. I say it, and you build it. # camera: wide # move: you to 2 # pose: friend point, you stand, classmate stand # feel: you determined, friend happy, classmate okay # who: friend # face: happy # play: build by=friend steps=beam,cube,arch more=ball,star # ask: model
 * [as told # out: as-told # ev: none]
   You got every bit of it. It looks like the one in my head. # pose: friend cheer, you rest # feel: you proud, classmate happy # who: friend # face: happy
   -> job
 * [nearly # out: nearly # ev: none]
   It is a bit different, and it leans. So do I, after lunch. # pose: friend shrug, you rest # feel: you happy, classmate happy # who: friend # face: happy
   -> job
 * [another one # out: other # ev: none]
   That is not what I said. But look at it! Now we have two plans. # pose: friend lift, you rest # feel: you surprised, classmate excited # who: friend # face: surprised
   -> job

=== job
Three people, three kinds of good. Which job do you take? # camera: wide # move: you to 1.6 # pose: you stand, friend stand # feel: you okay, friend happy, classmate happy # who: narrator # ask: job
 * [The measuring. # ev: none]
   I measure it. Then I measure it again, because that was nice. # pose: you hold rope # feel: friend happy # who: you # face: happy # panel
   -> glitter
 * [The finding out. # ev: none]
   I read all about it. I only stop for lunch. # pose: you hold logbook # feel: friend happy # who: you # face: proud # panel
   -> glitter
 * [The painting. # ev: none]
   I paint it. I mix a green that nobody has seen before. # pose: you hold paint-pot # prop: open paint-pot # feel: friend happy # who: you # face: proud # panel
   -> glitter
 * [My own part, in a quiet spot. # ev: none]
   I make my part over here. I am alone and in the group. # pose: you sit block # feel: friend happy # who: you # face: calm # panel
   -> glitter

=== glitter
Surprise! I changed your part. I put glitter on it! # camera: two you classmate # move: you to 3, friend to 1.4 # fx: sparkle # pose: classmate cheer, you stand, friend stand # feel: you surprised, friend surprised # who: classmate # face: excited # panel
Nobody asked you first. What do you do? # camera: close you # pose: classmate stand # feel: you okay, classmate happy # who: narrator # ask: changed
 * [Say, "Please ask me first." # ev: none]
   That was my part. Please ask me first. # camera: wide # pose: you lift # feel: classmate worried # who: you # face: determined # play: echo # panel
   -> oops
 * [Say, "Show me. Maybe I like it." # ev: none]
   Show me. Hm. It does look faster with glitter. # camera: wide # pose: you point # feel: classmate happy # who: you # face: okay # play: echo # panel
   -> oops
 * [Be upset, and let it show. # ev: none]
   I had a picture in my head. Now it does not fit. I need a minute. # camera: wide # pose: you clutch # feel: classmate worried # who: you # face: frustrated # panel
   Take two minutes. The glitter is not going anywhere. # pose: friend wave # feel: you okay, classmate worried # who: friend # face: calm
   -> oops
 * [Get my teacher to help us talk. # ev: none]
   I get my teacher. Hard talks go better with a grown-up in them. # camera: wide # enter: teacher from right at 4 # pose: you point, teacher rest # feel: teacher calm, classmate worried # who: you # face: okay # panel
   Let's hear all three of you, one at a time. # pose: teacher nod # feel: you okay # who: teacher # face: calm
   I like glitter. But I like being asked even more. # pose: friend wave # exit: teacher right # feel: you okay # who: friend # face: okay
   -> oops

=== oops
I should have asked you. It was yours. Do you want it on, or off? # camera: two you classmate # pose: classmate rest, you stand # feel: you okay, friend okay # who: classmate # face: worried
Your part, your word. What do you say? # camera: wide # pose: classmate stand # feel: friend okay # who: narrator # ask: word
 * [Off, please. # ev: none]
   Off, please. I like my part plain. # pose: you point # feel: classmate okay, friend okay # who: you # face: okay # play: echo
   We wipe for a long time. Glitter is forever. # pose: you reach, classmate reach # feel: classmate okay, friend happy # who: you # face: okay # panel
   -> friday
 * [On. I got used to it. # ev: none]
   It can stay. It is our thing, and our thing is shiny. # pose: you nod # fx: sparkle # feel: classmate happy, friend happy # who: you # face: happy # play: echo # panel
   -> friday
 * [Off my part, on yours. # ev: none]
   My part plain, and your part shiny. Both are right. # pose: you point # feel: classmate happy, friend happy # who: you # face: proud # play: echo # panel
   -> friday

=== friday
{ thing == "run":
    Friday. Everybody looks. And the marble road lies down. # enter: you at 2.8, friend at 1.4, classmate at 4.4, kids at 8.4 # prop: put marble-run at 6.2, fall marble-run # fx: shake, dust # feel: you surprised, friend surprised, classmate surprised, kids surprised # who: narrator # place: classroom # panel
- else:
    { thing == "cart":
        Friday. Everybody looks. And the snack cart tips over. # enter: you at 2.8, friend at 1.4, classmate at 4.4, kids at 8.4 # prop: put cart at 6.2, tip cart # fx: shake, dust # feel: you surprised, friend surprised, classmate surprised, kids surprised # who: narrator # place: classroom # panel
    - else:
        Friday. Everybody looks. And the bathtub tips over, hat first. # enter: you at 2.8, friend at 1.4, classmate at 4.2, kids at 8.6 # prop: put tub-boat at 6.6, tip tub-boat, put captain-hat at 5.2 # fx: shake, dust # feel: you surprised, friend surprised, classmate surprised, kids surprised # who: narrator # place: classroom # panel
    }
}
Three heads, and one long breath. # camera: wide # pose: you rest, friend rest, classmate rest # feel: friend okay, classmate okay, kids okay # who: you # face: okay # play: breathe rounds=2
What does your group do now? # camera: close you # pose: you stand, friend stand, classmate stand # feel: you okay, friend okay, classmate okay # who: narrator # ask: show
 * [Show it just as it is. # ev: none]
   It moved! It moved down. Down is a direction. # camera: wide # pose: you cheer, classmate cheer, kids cheer # feel: friend happy, classmate happy, kids happy # who: you # face: proud # panel
   -> ending
 * [Ask for five more minutes. # ev: none]
   Five more minutes, please. We have tape, and we have three heads. # camera: wide # pose: you lift timer, classmate reach # prop: start timer # feel: friend happy, classmate happy, kids happy # who: you # face: determined # panel
   -> ending
 * [Let the others talk. I point. # ev: none]
   They talk, and I point. Pointing is a real job. # camera: wide # pose: you point right, friend wave # feel: friend happy, classmate happy, kids happy # who: you # face: calm # panel
   -> ending
 * [Step out for a bit. # ev: none]
   That is a lot of eyes. I step out. My group has it. # camera: wide # pose: you wave, friend wave, classmate wave # exit: you left # feel: friend calm, classmate calm, kids okay # who: you # face: okay # panel
   They clapped for all three of us. Come in when you like. # enter: you from left at 2.8 slowly # pose: friend wave, kids cheer # feel: you okay, classmate happy, kids happy # who: friend # face: happy
   -> ending

=== ending
How does your comic end? # camera: wide # pose: you stand, friend stand, classmate stand, kids stand # feel: you okay, friend happy, classmate happy, kids happy # who: narrator # ask: ending
 * [We fix it and give it one more try. # ev: none]
   { thing == "run":
       The marble rolls! It stops for its nap, and then it rolls on. # prop: roll marble-run # pose: you cheer, friend cheer, classmate cheer, kids cheer # feel: friend happy, classmate happy # who: you # face: happy # panel
   - else:
       { thing == "cart":
           It rolls! It is as fast as a sleepy cow, and it brings crackers. # prop: roll cart # pose: you cheer, friend cheer, classmate cheer, kids cheer # feel: friend happy, classmate happy # who: you # face: happy # panel
       - else:
           It sails! Well, it slides. The hat is very proud. # prop: float tub-boat # pose: you cheer, friend cheer, classmate cheer, kids cheer # feel: friend happy, classmate happy # who: you # face: happy # panel
       }
   }
   -> END
 * [We make a list for next time. # ev: none]
   Next time: take turns, ask first, glitter last. All three of us sign it. # pose: you hold day-plan # feel: friend happy, classmate happy # who: you # face: proud # panel
   -> END
 * [Next time I want to work alone. # ev: none]
   Next time I ask for a project for one. I can do that, too. # pose: you rest, classmate wave # feel: friend happy, classmate okay # who: you # face: calm # panel
   -> END
 * [We put our names on it. # ev: none]
   Our names go on it, all the same size. I measured them. # pose: you lift cue-card # feel: friend happy, classmate happy # who: you # face: proud # panel
   -> END
