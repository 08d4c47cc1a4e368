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
The episode about the lunch cook's ladle is forty-one minutes long. It is allowed to be twelve. # prop: put laptop at 5, light laptop # enter: you at 2.2, ines at 3.6, tomasz at 6.5 # pose: tomasz sit # feel: you okay, ines determined, tomasz calm # who: narrator
There is one laptop. Its E key is missing, and you have to press the little rubber bump. # camera: close laptop # prop: dim laptop # who: narrator
I host it, so I should edit it. Picture it: bold, fast, music everywhere. # camera: wide # pose: ines lift # who: ines # face: determined
I have ears. # camera: close tomasz # pose: tomasz hold headphones, ines stand # who: tomasz # face: calm
I have jokes in this, and someone must protect them. # camera: wide # enter: dev from right at 7.8 # pose: dev clutch # feel: ines surprised, tomasz surprised # who: dev # face: worried
All three have a hand on the laptop. # move: ines to 4, tomasz to 6, dev to 6.9 # pose: ines reach, tomasz hold, dev hold # feel: you surprised, ines determined, tomasz determined, dev determined # who: narrator # ask: who
 * [I'll just do it. One pair of hands is quicker than four. # ev: coop=0]
   Three hands stay exactly where they are. # pose: you reach # move: you to 2.9 # feel: ines frustrated, tomasz frustrated, dev frustrated, you determined # who: narrator
   Quicker for who? # pose: you stand # feel: you okay # who: tomasz # face: frustrated
   Amara takes the laptop and puts it in the middle of the floor. # prop: shut laptop # enter: amara from right at 7.9 # pose: amara hold # feel: amara calm, ines surprised, dev surprised # who: narrator
   -> jobs
 * [Before we pick, what does everyone most want to keep? # ev: coop=2]
   The clatter. # pose: tomasz stand # feel: you calm # who: tomasz # face: okay
   The opening! # pose: ines lift # who: ines # face: okay
   The hands let go, one by one, to count on their fingers. # pose: ines rest, tomasz rest, dev rest # feel: ines okay, tomasz okay, dev happy # who: narrator
   -> jobs
 * [Draw straws. Shortest straw edits. # ev: coop=1]
   Dev gets the shortest straw. He also turns out to be holding the scissors. # pose: dev lift, ines stand, tomasz stand # feel: dev surprised, ines surprised, tomasz worried # who: narrator
   Maybe nobody edits all of it. # enter: amara from right at 8.2 # pose: amara wave, dev stand # who: amara # face: calm
   -> jobs

=== jobs
Five jobs, then. I want the words at the start. # place: studio # enter: you at 2, ines at 3.5, tomasz at 6.5, dev at 7.7, amara at 9 # prop: put laptop at 5, open laptop # pose: ines lift, tomasz stand, dev sit, amara stand, you sit # feel: you okay, ines determined, tomasz calm, dev okay, amara calm # who: ines # face: determined
I will fix the hum. # camera: two ines tomasz # pose: tomasz hold headphones, ines stand # feel: ines okay # who: tomasz # face: calm
I still have to check if it was forty thousand soups or four hundred thousand. # camera: close amara # pose: amara hold logbook # who: amara # face: worried
I drew the ladle with a cape for the cover. And somebody has to watch the clock, which is not me. # camera: two dev amara # pose: dev lift paint-pot, amara stand # feel: amara happy # who: dev # face: happy
Hand out the five jobs. # camera: wide # pose: dev hold paint-pot, you hold cue-card # feel: you determined, dev okay # who: narrator # play: sort bins=ines,tomasz,amara,dev,you items=opening-words:ines,fix-the-hum:tomasz,check-the-soups:amara,draw-the-cover:dev,watch-the-clock:you # ask: jobs
 * [shared and matched # out: fair # ev: coop=2]
   For a whole minute the only sound is people working. The boiler burps, respectfully. # prop: light laptop # pose: ines hold cue-card, tomasz hold headphones, amara hold logbook, dev hold paint-pot, you hold timer # feel: ines happy, tomasz calm, amara determined, dev happy, you happy # who: narrator
   -> ladle
 * [shared, not matched # out: uneven # ev: coop=1]
   I have the hum. I do not know what the hum is. # pose: dev hold headphones, tomasz hold paint-pot, you stand # feel: tomasz worried, ines okay, amara okay, you okay # who: dev # face: worried
   There is a small, quiet trade behind the coats. # pose: dev hold paint-pot, tomasz hold headphones # feel: dev happy, tomasz calm # who: narrator
   -> ladle
 * [one person has most # out: hog # ev: coop=0]
   One of you has a pile of jobs, and the rest have a very good view of it. # pose: you hold cue-card, ines rest, tomasz rest, amara rest, dev shrug # feel: ines frustrated, tomasz okay, amara okay, dev surprised, you worried # who: narrator
   After ten minutes, the pile gets shared out again. # pose: ines hold cue-card, tomasz hold headphones, amara hold logbook, dev hold paint-pot, you stand # feel: ines okay, dev okay, you okay # who: narrator
   -> ladle

=== ladle
Your own part is the story of the dent in the ladle. It runs three minutes. You love every second. # prop: light laptop # exit: tomasz right # move: you to 3.9, ines to 2.4 # pose: you hold, ines stand, amara stand, dev sit # feel: you happy, ines okay, tomasz calm, amara okay, dev okay # who: narrator
We timed it. It has to be twenty seconds. # move: amara to 6.3 # pose: amara hold timer # feel: you surprised # who: amara # face: worried
Nobody says anything. They wait for your answer. # camera: close you # pose: ines rest, dev rest, you stand # feel: you worried, ines okay, dev okay # who: narrator # ask: ladle
 * [If the dent goes, Dev's soup song goes too. # ev: coop=0]
   You leave the soup song out of this. # camera: wide # pose: dev fists, you point # feel: you frustrated, ines surprised, amara worried # who: dev # face: mad
   They cut the dent to twenty seconds. Nobody hums for a while. # pose: dev rest, you rest, amara stand # feel: dev frustrated # who: narrator
   -> crash
 * [Which twenty seconds did you like best? # ev: coop=2]
   When it hits the floor, and she says, "Good, now it has a face." # camera: two you amara # pose: amara cheer timer # feel: you okay # who: amara # face: happy
   You listen again. It is better alone. It is a bit annoying how much better. # camera: wide # pose: you hold headphones, amara stand # feel: you surprised, amara happy # who: narrator
   -> crash
 * [Okay. But I'm saving the long one somewhere. # ev: coop=1]
   You save it as DENT FULL REAL. The others cut the twenty seconds without you. # camera: wide # pose: you reach, amara stand # feel: you determined, ines okay # who: narrator
   -> crash

=== crash
At minute nine, the laptop makes a noise like a sad kazoo. The screen goes gray. # camera: close laptop # prop: dim laptop # fx: shake # move: amara to 9 # enter: tomasz from right at 6.5 # pose: you stand, ines stand, tomasz stand, dev stand, amara stand # feel: you surprised, ines surprised, tomasz surprised, dev surprised, amara worried # who: narrator
The whole second half of your work is gone. Your ears are hot. # camera: close you # pose: you fists # feel: you frustrated # who: narrator # ask: crash
 * [Press every key until something happens. # ev: er=0]
   Something happens. The E bump comes off. It rolls under the boiler. # camera: wide # pose: you reach # feel: ines worried, tomasz surprised, dev surprised # who: narrator
   -> hum
 * [Say, "Two minutes," and go look at the ladle in the gallery. # ev: er=2]
   The ladle has been dropped a hundred times. You come back with your ears the normal color. # camera: wide # pose: you rest # feel: you calm # who: narrator
   -> hum
 * [Stare at the gray screen and say, "It's fine. It's fine. It's fine." # ev: er=1]
   It takes nine more "It's fine"s before you can think about minute nine again. # camera: wide # pose: you clutch # feel: you okay # who: narrator
   -> hum

=== hum
An hour later your part is done. Across the closet, Tomasz is only at minute three. # camera: wide # prop: light laptop # move: you to 2, ines to 3.3 # exit: amara right # pose: you stand, tomasz hold headphones, ines stand, dev stand # feel: you happy, ines okay, tomasz worried, dev okay # who: narrator
The hum is the boiler. The boiler is everywhere. # camera: close tomasz # who: tomasz # face: worried
The museum has just put out free lemon cake. # camera: wide # prop: put cake at 1.2 # feel: you surprised # who: narrator # ask: hum
 * [Which minutes can I do for you? # id: which-minutes-can-i-take-off-you # ev: coop=2]
   Seven to twelve. Listen for the low one. You bring the cake, I bring the headphones. # move: you to 5.2 # pose: you hold cake # feel: you happy # who: tomasz # face: happy
   -> horn
 * [Shout if you need me. I'll be by the cake. # ev: coop=1]
   Tomasz has never shouted in his life. # move: you to 1.6 # pose: you hold cake # feel: you happy, tomasz worried # who: narrator
   -> horn
 * [Good luck. I've done my part. # ev: coop=0]
   The cake is very good. Through the wall you can hear the hum, starting over. # move: you to 1.6 # pose: you hold cake # feel: you happy, tomasz worried # who: narrator
   -> horn

=== horn
At last the file is saving. The bar says 61 percent. # prop: put cake at 1.2, gone cake, put red-button at 2.3 # move: you to 1.3, tomasz to 6.3 # pose: you stand, tomasz stand # camera: close laptop # feel: you okay, tomasz okay # who: narrator
Nobody touch anything. One noise, and I start again from the kazoo. # camera: wide # pose: tomasz lift, ines sit # feel: ines calm, dev calm # who: tomasz # face: determined
By your elbow is Dev's sound board. One button is red, and says AIR HORN. # camera: close red-button # pose: tomasz stand # prop: light red-button # who: narrator # ask: horn
 * [Put the board up on the shelf. # ev: ic=2]
   Sixty-two percent. Up on the shelf, the red button glows like a small, patient sun. # camera: wide # prop: gone red-button # pose: you rest # feel: you calm, tomasz calm # who: narrator
   -> music
 * [Rest one finger on it and make the noise with my mouth. # ev: ic=1]
   "Bwaaah," you whisper. Tomasz looks round slowly, like an owl. # camera: wide # pose: you reach # feel: you happy, tomasz surprised, dev happy # who: narrator
   -> music
 * [Press it. Just the edge. Just to see. # ev: ic=0]
   ~ honked = 1
   It turns out that the edge is the same as the middle. # camera: wide # prop: press red-button # fx: shake # pose: you reach # feel: you surprised, tomasz surprised, ines surprised, dev surprised # who: narrator
   Tomasz lies down on the floor. The bar says 0 percent. # prop: dim laptop # pose: tomasz hide, you clutch # feel: tomasz sad, ines worried, dev worried, you worried # who: narrator
   -> music

=== music
It needs music. Under everything. A soup deserves violins. # camera: wide # prop: put red-button at 1, gone red-button, light laptop # move: ines to 4, you to 2 # pose: ines cheer, tomasz stand, you stand # feel: you okay, dev okay, tomasz okay # who: ines # face: excited
It needs no music. People should hear the ladle. # pose: tomasz clutch, ines stand # camera: two ines tomasz # feel: ines frustrated # who: tomasz # face: frustrated
They turn to you at the same moment. # camera: wide # feel: ines determined, tomasz determined, you surprised # who: narrator # ask: music
 * [Ines is the host. Host decides. # ev: coop=0]
   Yes! # pose: ines cheer # feel: tomasz sad # who: ines # face: happy
   Tomasz unplugs his headphones and winds them up, very neatly. # pose: tomasz hold headphones, ines stand # feel: tomasz sad, you okay # who: narrator
   -> late
 * [Quiet music. There, done. # ev: coop=1]
   So now nobody likes it. # pose: tomasz shrug # feel: ines okay # who: tomasz # face: okay
   That is what quiet means. # pose: ines shrug # who: ines # face: okay
   -> late
 * [Play one minute each way, and we'll all shut our eyes. # ev: coop=2]
   After the second minute nobody speaks. Ines opens one eye. # fx: hush # pose: ines rest, tomasz rest, you rest, dev rest # feel: ines surprised, tomasz calm, you calm, dev calm # who: narrator
   Ugh. The ladle. Fine. Violins at the end only. # fx: hush off # pose: ines shrug # feel: tomasz happy # who: ines # face: okay
   -> late

=== late
Amara runs back in from the archive with dust in her hair. # enter: amara from right at 9 # move: ines to 3.3 # pose: amara hold logbook, ines stand, tomasz stand, you stand, dev stand # fx: dust, hush off # feel: amara excited, ines surprised, tomasz okay, you okay, dev surprised # who: narrator
Four hundred thousand soups! What did I miss? # pose: amara lift logbook # who: amara # face: excited # ask: late
 * [Loads, honestly. But it's kind of the same, apart from the changes. # ev: com=1]
   Amara opens the file to find out. She scrolls for a long time. # move: amara to 5.2, tomasz to 6.5 # pose: amara hold # feel: amara okay # who: narrator
   -> credit
 * [It's in the notes, I think. # ev: com=0]
   Which notes? # pose: amara shrug # who: amara # face: worried
   There are nineteen sticky notes on the wall, and one on Dev. # pose: dev shrug, amara stand # feel: dev surprised, you okay # who: narrator
   -> credit
 * [The dent is twenty seconds, and your soups go in at minute four. # ev: com=2]
   Minute four. Got it. I'll record the number now. # pose: amara nod, amara hold logbook # feel: you happy # who: amara # face: determined
   -> credit

=== credit
Twelve minutes, exactly. Mr. Quispe, who runs the Hall, listens to it standing up, with cake. # move: amara to 9, tomasz to 6.3, you to 1.8, ines to 5 # exit: dev right # enter: quispe from left at 3.3 # pose: quispe hold cake, amara stand, ines rest, tomasz rest, you stand # feel: ines happy, tomasz calm, amara happy, quispe happy, you happy # who: narrator
"This is very fine," he says. He is looking at you, because you are nearest. "Who made it?" # pose: you rest, quispe hold cake # camera: close you # feel: you surprised, quispe happy # who: narrator # ask: credit
 * [I pretty much ran the edit. # ev: coop=0]
   "Well done, then," he says, and shakes your hand. Behind you it is extremely quiet. # camera: wide # pose: quispe reach left, you reach right # feel: you proud, ines surprised, tomasz sad, amara surprised, quispe proud # who: narrator
   -> finish
 * [Ines opened it, Tomasz took out the hum, Amara found the soups, and Dev drew the cover. # id: ines-opened-it-tomasz-beat-the-hum-amara-found # ev: coop=2]
   ~ named = 1
   You forgot the clock. That was them, Mr. Quispe. Twelve minutes on the dot. # camera: wide # pose: tomasz wave, you wave # feel: ines proud, amara happy, quispe happy, you happy # who: tomasz # face: happy
   -> finish
 * [Everybody, more or less. # ev: coop=1]
   "More, or less?" says Mr. Quispe, and he smiles, and has some more cake. # camera: wide # pose: you shrug # prop: cut cake # feel: ines okay, tomasz okay, quispe happy # who: narrator
   -> finish

=== finish
{ honked:
    On the shelf, somebody has put a sock over the air horn. # prop: put red-button at 1 # camera: wide # pose: tomasz point # feel: tomasz okay # who: narrator
}
{ named:
    Again tomorrow? # camera: wide # exit: quispe left # enter: dev from right at 7.7 # pose: ines wave, you wave # feel: tomasz happy, amara happy, dev happy, you happy # who: ines # face: happy
- else:
    Same time tomorrow, I guess. # camera: wide # exit: quispe left # enter: dev from right at 7.7 # pose: ines rest, you stand # feel: tomasz okay, amara okay, dev okay, you okay # who: ines # face: okay
}
And somebody find the E. Or it is Nobody Famous, th podcast. # pose: dev shrug # who: dev # face: happy # keepsake: toy-cake
-> END
