// Someone Is Mean. Build-your-own comic. Nine or ten panels, every ending a good one.
# id: sim-someone-is-mean
# title: Someone Is Mean
# kind: comic
# skill: er
# max_words: 14
# place: hallway
VAR mean = "words"
VAR told = "teacher"
-> start

=== start
Nine o'clock. I have my scarf, my good mood, and a lot of hallway. # enter: you from right at 7.8 slowly # pose: you hold scarf # who: you # face: happy # place: hallway # panel
Then someone is mean. You are the author. What happens? # camera: wide # enter: classmate from left at 4.6 # pose: you hold scarf # feel: you surprised, classmate okay # who: narrator # ask: what
 * [They take my scarf. # ev: none]
   ~ mean = "scarf"
   Ha! Now it is mine. Come and get it! # camera: two classmate you # prop: give scarf to classmate # pose: classmate hold scarf, you reach # feel: you surprised # who: classmate # face: excited # panel
   -> inside
 * [They call me a name. # ev: none]
   ~ mean = "words"
   Look who is here. The weird one, with the weird scarf. # camera: two classmate you # pose: classmate point, you clutch scarf # feel: you surprised # who: classmate # face: excited # panel
   -> inside
 * [They copy how I move. # ev: none]
   ~ mean = "copy"
   My hands flap when I am happy. They copy it, to laugh at me. # camera: two classmate you # pose: classmate cheer, classmate hop, you clutch scarf # feel: classmate excited # who: you # face: surprised # panel
   -> inside

=== inside
What is it like inside you? # camera: close you # who: narrator # feel: you worried, classmate okay # play: faces of=you # ask: inside
 * [Hot. # out: mad # ev: none]
   There is a kettle in my chest. It whistles. # camera: wide # pose: you fists # feel: classmate okay # who: you # face: mad # panel
   -> first
 * [Small. # out: sad # ev: none]
   I am as small as a crumb. A crumb in big shoes. # camera: wide # pose: you hide # feel: classmate okay # who: you # face: sad # panel
   -> first
 * [Blank. # out: surprised # ev: none]
   All my words run and hide. I can hear them breathing. # camera: wide # pose: you stand # feel: classmate okay # who: you # face: surprised # panel
   -> first
 * [I'm not sure what it was. # out: worried # ev: none]
   Was that mean? I don't know. I know that I didn't like it. # camera: wide # pose: you shrug # feel: classmate okay # who: you # face: worried # panel
   -> first

=== first
You did nothing to make this happen. What do you do first? # camera: wide # pose: you stand # feel: you worried, classmate okay # who: narrator # ask: first
 * [Say, "Stop." # ev: none]
   Stop. I don't like that. # pose: you lift # feel: classmate surprised # who: you # face: determined # play: echo # panel
   -> goes
 * [Go where people are. # ev: none]
   I go where people are. For once I like a crowd. # exit: classmate left # move: you to 7.6 # enter: kids from right at 8.9 # pose: you stand # feel: classmate okay # who: you # face: worried # panel
   -> tell
 * [Get my friend. # ev: none]
   I get my friend. Two of us are harder to be mean to. # exit: classmate left # enter: friend from right at 8.9 # pose: friend comfort # feel: friend worried, classmate okay # who: you # face: okay # panel
   I saw that. It was not okay. I can tell it, too. # pose: friend nod # feel: you okay # who: friend # face: determined
   -> tell
 * [Nothing. My body just stops. # ev: none]
   I can't do anything. Bodies do that sometimes. Mine is still a good one. # pose: you clutch # feel: classmate okay # who: you # face: worried # panel
   -> goes

=== goes
The other kid goes away, down the hallway. # camera: wide # exit: classmate left # feel: classmate okay, you worried # who: narrator
-> tell

=== tell
Telling is how mean things get smaller. How do you tell it? # camera: close you # pose: you stand # feel: you worried # who: narrator # ask: tell
 * [I tell my teacher. # ev: none]
   I tell my teacher, from the start. It takes two tries, and that is fine. # enter: you at 3.2, teacher at 5 # camera: two you teacher # pose: you rest, teacher rest # feel: teacher calm # who: you # face: okay # place: classroom # panel
   -> heard
 * [I draw it for my teacher. # ev: none]
   I draw it in six pictures. I hand it over, and I don't have to talk. # enter: you at 3.2, teacher at 5 # camera: two you teacher # pose: you reach letter, teacher rest # prop: open letter # feel: teacher calm # who: you # face: determined # panel # place: classroom
   -> heard
 * [I tell it at home. # ev: none]
   ~ told = "grownup"
   I tell it at home, on the floor, with a pillow. That is how it comes out. # enter: you at 3.2, grownup at 5 # camera: two you grownup # pose: you sit pillow, grownup sit # feel: grownup calm # who: you # face: sad # place: quiet-corner # panel
   -> heard

=== heard
{ told == "teacher":
    Thank you for telling me. It is not your fault. What would help? # camera: wide # pose: teacher comfort, you sit # feel: you okay # who: teacher # face: calm # panel
- else:
    Thank you for telling me. We will tell the school together. What would help? # camera: wide # pose: grownup comfort # feel: you okay # who: grownup # face: calm # panel
}
You can wish for anything here. What do you say? # camera: close you # feel: you okay # who: narrator # ask: helps
 * [Talk with them, without me. # ev: none]
   Please talk with them. I don't want to be in the room. # camera: wide # pose: you shake-head # who: you # face: determined # play: echo # panel
   -> answer
 * [Somebody near me at nine. # ev: none]
   Can somebody be in the hall at nine? That is when it happens. # camera: wide # pose: you point # who: you # face: okay # play: echo # panel
   -> answer
 * [Just know it for now. # ev: none]
   Just know it, please. It is lighter when two people carry it. # camera: wide # pose: you rest # who: you # face: calm # play: echo # panel
   -> answer
 * [Can I be sad here for a while? # ev: none]
   Can I be sad here for a while? I don't want to fix it yet. # camera: wide # pose: you sit pillow # who: you # face: sad # play: echo # panel
   -> answer

=== answer
{ told == "teacher":
    Okay. And tomorrow I will stand in the hallway, with my big coffee. # camera: wide # pose: teacher nod # feel: you okay # who: teacher # face: calm
- else:
    Okay. And tomorrow your teacher will know it, too. # camera: wide # pose: grownup nod # feel: you okay # who: grownup # face: calm
}
We breathe out together. It takes up less room in me now. # pose: you rest # who: you # face: calm # play: breathe rounds=2
-> day

=== day
{ mean == "scarf":
    My scarf is back. My teacher got it for me. It smells a bit of desk. # enter: you at 6.6, teacher at 8.4 # pose: you hold scarf # feel: teacher calm # who: you # face: okay # place: hallway
}
A new day, and the same hallway. What does the other kid do? You decide. # enter: you at 6.6, classmate at 3.4, teacher at 8.4 # camera: wide # pose: you hold scarf, teacher stand # feel: you okay, classmate okay, teacher calm # who: narrator # ask: day # place: hallway
 * [Says sorry. # ev: none]
   { mean == "scarf":
       I took your scarf. That was mean. I'm sorry. # camera: two classmate you # pose: classmate rest # feel: you surprised # who: classmate # face: worried # panel
   - else:
       { mean == "words":
           I called you a name. That was mean. I'm sorry. # camera: two classmate you # pose: classmate rest # feel: you surprised # who: classmate # face: worried # panel
       - else:
           I made fun of how you move. That was mean. I'm sorry. # camera: two classmate you # pose: classmate rest # feel: you surprised # who: classmate # face: worried # panel
       }
   }
   -> sorry
 * [Starts again. # ev: none]
   I saw that, and it stops now. Come with me, please. # move: teacher to 4.8 # pose: classmate cheer, teacher lift # feel: you worried, classmate surprised # who: teacher # face: determined # panel
   -> walk
 * [Walks on the other side. # ev: none]
   The other kid walks on the other side. It is a wide hallway. # move: classmate to 1.2 # pose: you hold scarf # feel: classmate okay # who: you # face: okay # panel
   -> ending

=== sorry
You don't have to say that it's okay. What do you say, or show? # camera: close you # pose: you hold scarf # feel: you okay # who: narrator # ask: sorry
 * ["Thank you. I am still upset." # ev: none]
   Thank you for saying it. I am still upset. Both are true. # camera: wide # feel: classmate okay, teacher calm # who: you # face: okay # play: echo # panel
   -> ending
 * ["Okay. Don't do it again." # ev: none]
   Okay. Please don't do it again. I mean it. # camera: wide # pose: you lift scarf # feel: classmate okay, teacher calm # who: you # face: determined # play: echo # panel
   -> ending
 * [A nod, and I go on. # ev: none]
   I nod. That is all I have for today. # camera: wide # pose: you nod # feel: classmate okay, teacher calm # who: you # face: calm # panel
   -> ending

=== walk
They go to talk, and that is not your job. What do you want? # camera: wide # exit: classmate left, teacher left # enter: friend from right at 8.4 # pose: you hold scarf # feel: you okay, friend worried # who: narrator # ask: walk
 * [Be with my friend. # ev: none]
   Come along? You don't have to say anything. You are good at that. # pose: you wave, friend nod # feel: friend happy # who: you # face: okay # panel
   I am. And I'm here tomorrow at nine, too. # pose: friend wave # feel: you calm # who: friend # face: happy
   -> ending
 * [Five minutes by myself. # ev: none]
   I want five minutes with nobody in them. Then I come. # pose: you rest, friend wave # exit: friend right # feel: friend calm # who: you # face: calm # panel
   -> ending
 * [Say how it was. # ev: none]
   That was no fun. My heart is still running. Do you hear it? # pose: you clutch, friend comfort # feel: friend worried # who: you # face: worried # panel
   I hear it. It can run as long as it wants. I'm staying. # pose: friend nod # feel: you okay # who: friend # face: calm
   -> ending

=== ending
How does your comic end? # camera: wide # pose: you stand # feel: you okay # who: narrator # ask: ending
 * [My good mood comes back. # ev: none]
   There you are, good mood! Were you behind the lockers all day? # pose: you cheer, you hop # fx: sparkle # who: you # face: happy # panel
   -> END
 * [I am still sad, and that is allowed. # ev: none]
   I am still a bit sad. I wrap it in my scarf and carry it home. # pose: you clutch scarf # who: you # face: sad # panel
   -> END
 * [I stay just as I am. # ev: none]
   { mean == "copy":
       I flap. I wear my scarf. I go my way, with lots of hallway. # pose: you cheer scarf # who: you # face: proud # panel
   - else:
       I hum. I wear my scarf. I go my way, with lots of hallway. # pose: you cheer scarf # who: you # face: proud # panel
   }
   -> END
 * [I look out for somebody else. # ev: none]
   My friend has a mean morning, too. I say, "Come with me." # enter: you at 4.6, friend at 6.2 # pose: you wave # feel: friend okay # who: you # face: happy # place: hallway # panel
   -> END
