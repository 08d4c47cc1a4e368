// I Made a Mistake. Build-your-own comic. Seven to nine panels, every ending a good one.
# id: sim-i-made-a-mistake
# title: I Made a Mistake
# kind: comic
# skill: er
# max_words: 14
# place: classroom
VAR oops = "tower"
-> start

=== start
Uh-oh. Uh-oh, uh-oh, uh-oh. What was the mistake? # enter: you at 5.6 # camera: close you # pose: you hide # feel: you worried # who: narrator # ask: what # place: classroom
 * [I bumped into something. # ev: none]
   ~ oops = "tower"
   My elbow said hello to the tower. The tower said goodbye. # enter: you at 6.4, friend at 1.6 # prop: put tower at 4, fall tower # fx: dust, shake # camera: wide # pose: you clutch, friend lift # feel: friend surprised # who: you # face: surprised # place: classroom # panel
   -> inside
 * [I spilled something. # ev: none]
   ~ oops = "soup"
   My soup fell on my friend's letter. The letter floats. # enter: you at 6.4, friend at 1.6 # prop: put bench at 4.2, put letter on bench at 3.8, wet letter, put soup-bowl on bench at 4.7, spill soup-bowl # camera: wide # pose: you clutch, friend lift # feel: friend surprised # who: you # face: surprised # place: cafeteria # panel
   -> inside
 * [I forgot something. # ev: none]
   ~ oops = "ball"
   I said I would bring the ball. I brought a spoon. # enter: you at 6.4, friend at 1.6 # camera: wide # pose: you hold spoon, friend wave # feel: friend happy # who: you # face: surprised # place: playground # panel
   -> inside
 * [I said something funny by mistake. # ev: none]
   ~ oops = "grandma"
   I just called my teacher Grandma. In front of everybody. # enter: you at 5.2, teacher at 3, kids at 7.2 # camera: wide # pose: you hide, teacher stand # feel: teacher surprised, kids surprised # who: you # face: surprised # place: music-room # panel
   -> inside

=== inside
What does your head say now? # camera: close you # feel: you okay # who: narrator # play: faces of=you # ask: inside
 * ["You always do everything wrong!" # out: sad # ev: none]
   My head says I do everything wrong. My head was wrong about Tuesday, too. # camera: wide # pose: you clutch # who: you # face: sad # panel
   -> first
 * ["Hide!" # out: worried # ev: none]
   I could live under a table now. I would need a small lamp. # camera: wide # pose: you hide # who: you # face: worried # panel
   -> first
 * ["It was the wind!" # out: surprised # ev: none]
   It was the wind! A very strong wind. It was wearing my shoes. # camera: wide # pose: you shrug # who: you # face: surprised # panel
   -> first
 * [Nothing. It only goes "Aaah!" # out: frustrated # ev: none]
   Aaah, says my head. Aaah. It has no other words right now. # camera: wide # pose: you fists # who: you # face: frustrated # panel
   -> first

=== first
A mistake is a thing that happened. It is not a kind of person. What helps first? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: first
 * [Squeeze, and count. # ev: none]
   Squeeze. Squeeze. I count until I get to a very odd number. # pose: you clutch stone # who: you # face: calm # panel
   -> slower
 * [Rock and hum. # ev: none]
   Mmm. Mmm. I rock until the loud part is over. # pose: you rest # who: you # face: okay # panel
   -> slower
 * [Say one true thing to myself. # ev: none]
   That was one thing. I can do the next thing. # pose: you lift # who: you # face: determined # play: echo # panel
   -> slower
 * [Ask for a minute. # ev: none]
   My card asks for a minute. A minute is longer than you think. # pose: you lift break-card # who: you # face: okay # panel
   -> slower

=== slower
I breathe the biggest uh-oh out, nice and slow. # camera: close you # who: you # face: okay # play: breathe rounds=2
-> who_is_there

=== who_is_there
{ oops == "grandma":
    -> grandma
}
{ oops == "tower":
    My tower! I worked on it all morning. # camera: wide # move: friend to 2.4 # pose: friend clutch, you stand # feel: you worried # who: friend # face: sad # panel
- else:
    { oops == "soup":
        My letter! I wrote it for my cousin, with a horse. # camera: wide # move: friend to 2.4 # pose: friend clutch, you stand # feel: you worried # who: friend # face: sad # panel
    - else:
        No ball? I was looking forward to it all morning. # camera: wide # move: friend to 3 # pose: friend rest, you stand # feel: you worried # who: friend # face: sad # panel
    }
}
What do you do? # camera: two friend you # feel: you okay # who: narrator # ask: say
 * [Say, "It was me. I'm sorry." # ev: none]
   It was me. I didn't mean it, and I'm sorry. # camera: wide # pose: you rest # feel: friend okay # who: you # face: sad # play: echo # panel
   -> reply
 * [Write it on a card. # ev: none]
   My words are stuck, so I write them down: "Me. Sorry. Really." # camera: wide # pose: you reach cue-card # feel: friend okay # who: you # face: okay # panel
   -> reply
 * [Ask, "What can I do now?" # ev: none]
   I did that. What would help you now? # camera: wide # pose: you wave # feel: friend okay # who: you # face: determined # play: echo # panel
   -> reply
 * [Get a grown-up, and tell it together. # ev: none]
   I get a grown-up and say what I did. She helps me find the words. # camera: wide # enter: teacher from right at 8 # pose: you point left, teacher rest # feel: friend okay, teacher calm # who: you # face: okay # panel
   I poured juice into my own bag this morning. It happens to all of us. # pose: teacher nod # feel: you surprised, friend surprised # who: teacher # face: happy
   Into your bag? With your keys in it? # pose: friend shrug # exit: teacher right # feel: you okay # who: friend # face: surprised
   -> reply

=== reply
What does your friend say? You are the author. # camera: two friend you # pose: you stand, friend stand # feel: you okay, friend okay # who: narrator # ask: reply
 * ["Help me make it good again." # ev: none]
   Help me make it good again. I have two hands. I need four. # camera: wide # pose: friend wave # feel: you okay # who: friend # face: happy # panel
   -> mend
 * ["I'm still mad." # ev: none]
   I'm still mad. I don't want to talk yet. # camera: wide # pose: friend fists # feel: you sad # who: friend # face: mad # panel
   -> wait
 * ["Wait. I have an idea." # ev: none]
   Wait. Hm. Look at it from here. I have an idea! # camera: wide # pose: friend point # feel: you surprised # who: friend # face: excited # panel
   -> mend

=== wait
Mad needs time. It is not a no forever. What do you do? # camera: wide # move: friend to 1.2 # pose: you stand, friend rest # feel: you okay, friend frustrated # who: narrator # ask: wait
 * [Leave them alone for now. # ev: none]
   I leave my friend alone, and I stay where they can find me. # move: you to 8.4 # pose: you sit # feel: friend okay # who: you # face: calm # panel
   -> ending
 * [Put a note where they'll see it. # ev: none]
   I leave a note. "When you are ready. No hurry. Me." # prop: put cue-card at 2.6 # pose: you wave # feel: friend okay # who: you # face: okay # panel
   -> ending
 * [Talk to somebody about it. # ev: none]
   I tell a grown-up that I feel bad. We sit with it for a while. # enter: grownup from right at 8 # pose: you sit, grownup sit # feel: friend okay, grownup calm # who: you # face: sad # panel
   -> ending

=== mend
{ oops == "tower":
    Now it gets wider, so elbows can walk around it. # camera: wide # prop: widen tower # pose: friend reach, you reach # feel: you okay # who: friend # face: happy # panel
- else:
    { oops == "soup":
        Look, a horse in a lake. My cousin loves lakes. # camera: wide # pose: friend lift letter, you stand # feel: you okay # who: friend # face: happy # panel
    - else:
        New sport: spoon ball, without the ball. Nobody knows the rules. # camera: wide # pose: friend cheer, you hold spoon # feel: you okay # who: friend # face: excited # panel
    }
}
What is your part in it? # camera: two friend you # feel: you okay, friend happy # who: narrator # ask: mend
 * [I do one small thing well. # ev: none]
   I do one small thing, very carefully. It is the best small thing here. # camera: wide # pose: you reach # feel: friend happy # who: you # face: determined # panel
   -> ending
 * [I stay and keep them company. # ev: none]
   I stay close and hand things over. I am a shelf with feelings. # camera: wide # pose: you hold # feel: friend happy # who: you # face: okay # panel
   -> ending
 * [I am too tired. I say so. # ev: none]
   I want to help, and I am too tired. Can I help tomorrow? # camera: wide # pose: you rest # feel: friend okay # who: you # face: okay # play: echo # panel
   -> ending

=== grandma
Grandma? I'll take it. Grandmas get the best chair. # camera: two teacher you # pose: teacher wave, you stand # feel: you surprised, kids happy # who: teacher # face: happy # panel
Somebody giggles. What do you do? # camera: close you # pose: kids cheer # feel: you okay, kids happy # who: narrator # ask: giggle
 * [Giggle, too. It is funny to me. # ev: none]
   It is a bit funny. Good morning, Grandma! # camera: wide # pose: you wave # feel: teacher happy, kids happy # who: you # face: happy # panel
   -> lamp
 * [Say, "Please stop laughing." # ev: none]
   Please stop. It is not funny for me today. # camera: wide # pose: you lift, kids stand # feel: teacher calm, kids surprised # who: you # face: determined # play: echo # panel
   -> lamp
 * [Stay behind my hands until it's over. # ev: none]
   I stay in here, behind my hands, until it is over. Now it is over. # camera: wide # pose: you hide, kids stand # feel: teacher calm, kids okay # who: you # face: worried # panel
   -> lamp

=== lamp
I once said good night to a lamp, and then I thanked it. # camera: wide # enter: friend from left at 1.5 # pose: friend shrug, you stand, kids stand # feel: you surprised, teacher happy, kids happy # who: friend # face: happy # panel
-> ending

=== ending
How does your comic end? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: ending
 * [It is different now, and fine. # ev: none]
   It is not like before. It is like after. After is fine. # pose: you rest # who: you # face: calm # panel
   -> END
 * [My ears are still warm. # ev: none]
   My ears are still warm when I think of it. They cool down, like soup. # pose: you clutch # who: you # face: okay # panel
   -> END
 * [I make a plan for next time. # ev: none]
   I have a plan for next time. And one for when the plan falls over. # pose: you hold day-plan # who: you # face: determined # panel
   -> END
 * [We open a Mistake Museum. # ev: none]
   Later we open a Mistake Museum. Everybody brings one. Mine gets the best wall. # enter: you at 4.4, friend at 2.4, kids at 7.4 # prop: put plaque at 5.9, open plaque # fx: sparkle # pose: you cheer, friend cheer, kids cheer # feel: friend happy, kids happy # who: you # face: proud # place: hallway # panel
   -> END
