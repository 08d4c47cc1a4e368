// Who Edits? Hall of Heroes, the studio, check A. Grades 6-8.
# id: hoh-check-a-coop
# title: Who Edits?
# kind: check
# skill: coop
# also: ic, com, er
# max_words: 22
# place: studio
VAR honked = 0
VAR named = 0
-> start

=== start
The episode about the lunch cook's ladle is forty-one minutes long. It is allowed to be twelve. # who: narrator
There is one laptop. Its E key is missing, and you have to press the little rubber bump. # who: narrator
I host it, so I should edit it. Picture it: bold, fast, music everywhere. # who: ines # face: determined
I have ears. # who: tomasz # face: calm
I have jokes in this, and someone must protect them. # who: dev # face: worried
All three have a hand on the laptop. # who: narrator # ask: who
 * [I'll just do it. One pair of hands is quicker than four. # ev: coop=0]
   Three hands stay exactly where they are. # who: narrator
   Quicker for who? # who: tomasz # face: frustrated
   Amara takes the laptop and puts it in the middle of the floor. # who: narrator
   -> jobs
 * [Before we pick, what does everyone most want to keep? # ev: coop=2]
   The clatter. # who: tomasz # face: okay
   The opening! # who: ines # face: okay
   The hands let go, one by one, to count on their fingers. # who: narrator
   -> jobs
 * [Draw straws. Shortest straw edits. # ev: coop=1]
   Dev gets the shortest straw. He also turns out to be holding the scissors. # who: narrator
   Maybe nobody edits all of it. # who: amara # face: calm
   -> jobs

=== jobs
Five jobs, then. I want the words at the start. # who: ines # face: determined
I will fix the hum. # who: tomasz # face: calm
I still have to check if it was forty thousand soups or four hundred thousand. # who: amara # face: worried
I drew the ladle with a cape for the cover. And somebody has to watch the clock, which is not me. # who: dev # face: happy
Hand out the five jobs. # who: narrator # play: sort bins=ines,tomasz,amara,dev,you items=opening-words:ines,fix-the-hum:tomasz,check-the-soups:amara,draw-the-cover:dev,watch-the-clock:you # ask: jobs
 * [shared and matched # out: fair # ev: coop=2]
   For a whole minute the only sound is people working. The boiler burps, respectfully. # who: narrator
   -> ladle
 * [shared, not matched # out: uneven # ev: coop=1]
   I have the hum. I do not know what the hum is. # who: dev # face: worried
   There is a small, quiet trade behind the coats. # who: narrator
   -> ladle
 * [one person has most # out: hog # ev: coop=0]
   One of you has a pile of jobs, and the rest have a very good view of it. # who: narrator
   After ten minutes, the pile gets shared out again. # who: narrator
   -> ladle

=== ladle
Your own part is the story of the dent in the ladle. It runs three minutes. You love every second. # who: narrator
We timed it. It has to be twenty seconds. # who: amara # face: worried
Everyone is suddenly very interested in the ceiling. # who: narrator # ask: ladle
 * [If the dent goes, Dev's soup song goes too. # ev: coop=0]
   You leave the soup song out of this. # who: dev # face: mad
   They cut the dent to twenty seconds. Nobody hums for a while. # who: narrator
   -> crash
 * [Which twenty seconds did you like best? # ev: coop=2]
   When it hits the floor, and she says, "Good, now it has a face." # who: amara # face: happy
   You listen again. It is better alone. It is a bit annoying how much better. # who: narrator
   -> crash
 * [Okay. But I'm saving the long one somewhere. # ev: coop=1]
   You save it as DENT FULL REAL. The others cut the twenty seconds without you. # who: narrator
   -> crash

=== crash
At minute nine, the laptop makes a noise like a sad kazoo. The screen goes gray. # who: narrator
The whole second half of your work is gone. Your ears are hot. # who: you # face: frustrated # ask: crash
 * [Press every key until something happens. # ev: er=0]
   Something happens. The E bump comes off. It rolls under the boiler. # who: narrator
   -> hum
 * [Say, "Two minutes," and go look at the ladle in the gallery. # ev: er=2]
   The ladle has been dropped a hundred times. You come back with your ears the normal color. # who: narrator
   -> hum
 * [Stare at the gray screen and say, "It's fine. It's fine. It's fine." # ev: er=1]
   It takes nine more "It's fine"s before you can think about minute nine again. # who: narrator
   -> hum

=== hum
An hour later your part is done. Across the closet, Tomasz is only at minute three. # who: narrator
The hum is the boiler. The boiler is everywhere. # who: tomasz # face: worried
The museum has just put out free lemon cake. # who: narrator # ask: hum
 * [Which minutes can I take off you? # ev: coop=2]
   Seven to twelve. Listen for the low one. You bring the cake, I bring the headphones. # who: tomasz # face: happy
   -> horn
 * [Shout if you need me. I'll be by the cake. # ev: coop=1]
   Tomasz has never shouted in his life. # who: narrator
   -> horn
 * [Good luck. I've done my part. # ev: coop=0]
   The cake is very good. Through the wall you can hear the hum, starting over. # who: narrator
   -> horn

=== horn
At last the file is saving. The bar says 61 percent. # who: narrator
Nobody touch anything. One noise, and I start again from the kazoo. # who: tomasz # face: determined
By your elbow is Dev's sound board. One button is red, and says AIR HORN. # who: narrator # ask: horn
 * [Put the board up on the shelf. # ev: ic=2]
   Sixty-two percent. Up on the shelf, the red button glows like a small, patient sun. # who: narrator
   -> music
 * [Rest one finger on it and make the noise with my mouth. # ev: ic=1]
   "Bwaaah," you whisper. Tomasz looks round slowly, like an owl. # who: narrator
   -> music
 * [Press it. Just the edge. Just to see. # ev: ic=0]
   ~ honked = 1
   It turns out that the edge is the same as the middle. # who: narrator
   Tomasz lies down on the floor. The bar says 0 percent. # who: narrator
   -> music

=== music
It needs music. Under everything. A soup deserves violins. # who: ines # face: excited
It needs no music. You can hear the spoon think. # who: tomasz # face: frustrated
They turn to you at the same moment. # who: narrator # ask: music
 * [Ines is the host. Host decides. # ev: coop=0]
   Yes! # who: ines # face: happy
   Tomasz unplugs his headphones and winds them up, very neatly. # who: narrator
   -> late
 * [Quiet music. There, done. # ev: coop=1]
   So now nobody likes it. # who: tomasz # face: okay
   That is what quiet means. # who: ines # face: okay
   -> late
 * [Play one minute each way, and we'll all shut our eyes. # ev: coop=2]
   After the second minute nobody speaks. Ines opens one eye. # who: narrator
   Ugh. The spoon. Fine. Violins at the end only. # who: ines # face: okay
   -> late

=== late
Amara runs back in from the archive with dust in her hair. # who: narrator
Four hundred thousand soups! What did I miss? # who: amara # face: excited # ask: late
 * [Loads, honestly. But it's kind of the same, apart from the changes. # ev: com=1]
   Amara opens the file to find out. She scrolls for a long time. # who: narrator
   -> credit
 * [It's in the notes, I think. # ev: com=0]
   Which notes? # who: amara # face: worried
   There are nineteen sticky notes on the wall, and one on Dev. # who: narrator
   -> credit
 * [The dent is twenty seconds, and your soups go in at minute four. # ev: com=2]
   Minute four. Got it. I'll record the number now. # who: amara # face: determined
   -> credit

=== credit
Twelve minutes, exactly. Mr. Quispe, who runs the Hall, listens to it standing up, with cake. # who: narrator
"This is very fine," he says. He is looking at you, because you are nearest. "Who made it?" # who: narrator # ask: credit
 * [I pretty much ran the edit. # ev: coop=0]
   "Well done, then," he says, and shakes your hand. Behind you it is extremely quiet. # who: narrator
   -> finish
 * [Ines opened it, Tomasz beat the hum, Amara found the soups, and Dev put a cape on it. # ev: coop=2]
   ~ named = 1
   You forgot the clock. That was them, Mr. Quispe. Twelve minutes on the dot. # who: tomasz # face: happy
   -> finish
 * [Everybody, more or less. # ev: coop=1]
   "More, or less?" says Mr. Quispe, and he smiles, and has some more cake. # who: narrator
   -> finish

=== finish
{ honked:
    On the shelf, somebody has put a sock over the air horn. # who: narrator
}
{ named:
    Again tomorrow? # who: ines # face: happy
- else:
    Same time tomorrow, I guess. # who: ines # face: okay
}
And somebody find the E. Or it is Nobody Famous, th podcast. # who: dev # face: happy
-> END
