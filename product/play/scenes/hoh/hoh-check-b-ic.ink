// Do Not Open. Hall of Heroes, the studio and the steps, check B. Grades 6-8.
# id: hoh-check-b-ic
# title: Do Not Open
# kind: check
# skill: ic
# also: emp, er
# max_words: 22
# place: studio
VAR peeked = 0
VAR saw = 0
-> start

=== start
Nobody Famous is a podcast about ordinary helpers. You make it with four friends, in a coat closet at the Hall, the town museum. # prop: put recorder at 5.2 # enter: you at 3.5, ines at 2, tomasz at 6.4, dev at 7.6, amara at 8.9 # feel: you happy, ines excited, tomasz calm, dev happy, amara happy # who: narrator
The boiler behind the closet burps every hour, so every episode has a burp in it. # fx: shake # pose: dev clutch, tomasz point # feel: dev happy, tomasz happy # who: narrator
Today is the day! In March, we entered the Golden Ear, the prize for student shows. And look! # pose: ines lift letter, dev stand, tomasz stand # feel: you surprised # who: ines # face: excited
If we win, I am going to faint. I have practiced it. # pose: dev clutch # feel: amara happy # who: dev # face: proud
On the other side it says: "Do not open before four o'clock. All shows open theirs together." # camera: close letter # prop: give letter to you # pose: ines stand, dev stand, you hold letter # feel: you okay # who: narrator
It is ten past two. You hold the letter. One corner is a little loose. # camera: close you # pose: you hold letter # feel: you excited # who: narrator # ask: corner
 * [Lift the corner a bit. A corner is not the whole letter. # ev: ic=0]
   ~ peeked = 2
   Rip. The corner comes off in your hand. On it you can read "best," and nothing else. # camera: wide # prop: open letter # pose: ines clutch # feel: you surprised, ines surprised, tomasz surprised, dev excited, amara worried # who: narrator
   Best WHAT? It could be anything! It could be best wishes! # pose: dev cheer, ines stand # feel: you worried # who: dev # face: excited
   -> mug
 * [Hold it up to the lamp and look. # ev: ic=1]
   ~ peeked = 1
   One word shows through. It is "geese," or maybe it is "please." Now everyone is nervous. # camera: wide # pose: you lift letter, ines clutch # feel: you surprised, ines worried, tomasz worried, dev surprised, amara worried # who: narrator
   -> mug
 * [Give it to Tomasz for the top shelf. # ev: ic=2]
   Tomasz is the tallest. He puts it under a box of hats. One white edge is still showing. # camera: wide # prop: give letter to tomasz # pose: tomasz lift letter, you rest # feel: you okay, tomasz determined # who: narrator
   -> mug

=== mug
This is Mr. Quispe's mug. He runs the Hall. And that is its handle. Until lunch, they were one thing. # camera: two blue-mug tomasz # prop: put letter at 1, gone letter, put recorder at 5.2, gone recorder, put guest-table at 5, put blue-mug on guest-table, break blue-mug # pose: tomasz point, you stand, ines stand, dev stand # feel: you surprised, ines worried, dev okay, amara okay # who: tomasz # face: worried
I have glue. It takes ten seconds to get hard, and nobody may touch it while it does. # camera: wide # prop: mend blue-mug # pose: amara lift, tomasz stand # feel: tomasz okay # who: amara # face: calm
All hands off the mug until the sand has run through. Starting now. # pose: tomasz lift, amara rest, dev rest, you rest, ines rest # feel: you okay, dev determined, ines calm, amara calm # who: tomasz # face: determined # play: wait secs=10 thing=blue-mug # ask: mug
 * [stayed still # out: waited # ev: ic=2]
   It holds. I would drink from it. Not today. But soon. # pose: tomasz cheer, dev stand, you stand # feel: you happy, dev happy, ines happy # who: tomasz # face: proud
   -> quiz
 * [one tap # out: slip # ev: ic=1]
   One poke, at second six. The handle is crooked now. It is a friendly kind of crooked. # pose: tomasz point, you clutch, dev stand # feel: you surprised # who: tomasz # face: okay
   -> quiz
 * [many taps # out: rushed # ev: ic=0]
   It is two things again. And one of them is stuck to you. # prop: break blue-mug # pose: tomasz shrug, you reach, dev clutch # fx: shake # feel: you surprised, dev excited, ines surprised # who: tomasz # face: frustrated
   -> quiz

=== quiz
Four o'clock is still far away. Ines tries out her new quiz, and it is Dev's turn. # prop: put blue-mug at 5, gone blue-mug, gone guest-table # move: dev to 4.9 # pose: ines lift cue-card, tomasz stand, dev stand, you stand, amara stand # feel: you okay, ines excited, tomasz calm, dev determined, amara okay # who: narrator
It is 1962, and the library bus is stuck in the snow. How did Tilda Brandt deliver her books? # pose: ines lift cue-card # feel: dev surprised # who: ines # face: excited
I know this. It starts with an S. It is... wait. Don't tell me. # camera: close dev # pose: dev clutch, ines hold cue-card # who: dev # face: worried
You know it. You read Tilda's whole folder on Monday. Dev has fifteen seconds left. # camera: close you # feel: you excited # who: narrator # ask: quiz
 * [Call it out: "She used a sled!" # ev: ic=0]
   A sled. Yeah. I had the S. # camera: wide # pose: you wave, dev rest # feel: you excited, ines okay, tomasz okay # who: dev # face: sad
   Nobody gets the point. Dev goes back to the coats. # move: dev to 7.6 # pose: ines stand # feel: dev okay, you okay # who: narrator
   -> notebook
 * [Say, "I know it! Dev, do you want a hint?" # ev: ic=1]
   No hints! Okay, one. No, wait. Sled! It is a sled, and now I don't know if that was me. # camera: wide # pose: you wave, dev shrug # feel: you okay, ines okay # who: dev # face: okay
   -> notebook
 * [Keep quiet and let him have his time. # ev: ic=2]
   Sled! A SLED! She pulled four hundred books on a SLED! # camera: wide # pose: you rest, dev cheer, dev hop # feel: you happy, ines happy, tomasz happy, amara happy # who: dev # face: excited
   Dev runs one lap around the coats. The boiler burps for him. # move: dev to 7.6 # fx: shake # feel: dev proud # who: narrator
   -> notebook

=== notebook
Ines goes out for pretzels. Her green notebook stays on the table, wide open. # camera: wide # exit: ines left # prop: put guest-table at 5, put green-notebook on guest-table, open green-notebook # move: dev to 7.6 # pose: dev stand, you stand, tomasz stand, amara stand # feel: you okay, tomasz calm, dev okay, amara okay, ines happy # who: narrator
Even upside down, you can see your own name in it, underlined twice. # camera: close green-notebook # feel: you surprised # who: narrator
Nobody is looking this way. # camera: close you # feel: you excited, tomasz calm, dev calm, amara calm # who: narrator # ask: notebook
 * [Turn it around and read it. It's about me. # ev: ic=0]
   ~ saw = 1
   "SURPRISE PARTY, Saturday at two," it says, and your name. "Do NOT leave this page lying around!!!" # camera: close green-notebook # pose: you reach # feel: you surprised # who: narrator
   Ines comes back with the pretzels. You look at the wall a lot. # camera: wide # enter: ines from left at 2 # prop: shut green-notebook # pose: you rest # feel: you worried, ines happy # who: narrator
   -> prize
 * [Read the top line only. # ev: ic=1]
   "Saturday at two, SECRET," it says. Ines comes back. You look at the wall. She looks at you. # camera: wide # enter: ines from left at 2 # pose: you rest # feel: you worried, ines worried # who: narrator
   -> prize
 * [Shut it without reading it. # ev: ic=2]
   You shut it. Ines comes back and sees it shut. She breathes out for a very long time. # camera: wide # enter: ines from left at 2 # prop: shut green-notebook # pose: you rest, ines clutch # feel: you calm, ines happy # who: narrator
   -> prize

=== prize
The show's phone lights up. "You are visitor number 1,000,000! You have won a GOLDEN microphone!" # camera: close phone # pose: you hold phone, ines stand # prop: gone green-notebook, gone guest-table, light phone # feel: you surprised, ines okay # who: narrator
A golden one! Tomasz would cry! # camera: wide # pose: dev cheer # feel: tomasz surprised, ines surprised, amara okay # who: dev # face: excited
"Type in your password to get it. 00:30 left." 00:29. 00:28. # camera: close phone # pose: dev stand # feel: you excited # who: narrator # ask: prize
 * [Tap the picture, but don't type anything yet. # ev: ic=1]
   It is only a drawing. From now on, a new message comes every ten seconds. # camera: wide # prop: ring phone # feel: you worried, dev okay # who: narrator
   It is not even a good drawing. # pose: tomasz shrug # feel: you okay # who: tomasz # face: okay
   -> pencil
 * [Don't tap it. Ask Mr. Quispe about it first. # ev: ic=2]
   Oh, that one. I have been number one million three times this week. Delete it. # camera: wide # prop: dim phone # pose: you hold phone # feel: you calm, dev surprised # voice # who: quispe # face: calm
   -> pencil
 * [Type it in now. Thirty seconds is not long. # ev: ic=0]
   Ding! Nothing golden comes. A minute later, the show's own page is selling shoes. # camera: wide # prop: ring phone # feel: you surprised, dev surprised, amara worried # who: narrator
   We do not have shoes. # pose: tomasz shrug # feel: you worried # who: tomasz # face: worried
   -> pencil

=== pencil
Ines has been sharpening the same pencil since three. It is very short now. # camera: wide # pose: ines hold, you stand, tomasz stand, dev stand # feel: ines worried, you okay, tomasz calm, dev okay, amara calm # who: narrator
I wrote the text that we sent in. If we lose, it was my text. # camera: close ines # who: ines # face: worried
What do you say? # camera: two ines you # who: narrator # ask: pencil
 * [Well, you can't change it now, so just forget about it. # ev: emp=0]
   I know. That is the whole problem. # feel: you okay # who: ines # face: sad
   -> print
 * [Don't worry. I'm sure we won. # ev: emp=1]
   You can't be sure. # feel: you happy # who: ines # face: worried
   She starts on the next pencil. # pose: ines hold # feel: ines worried, you okay # who: narrator
   -> print
 * [It's hard to wait when you think it was up to you. # ev: emp=2]
   It IS hard. Wait here with me? # move: you to 3 # feel: you calm # who: ines # face: okay
   You sit on the floor and wait together. The pencil gets a rest. # pose: you sit, ines sit # feel: you calm, ines calm # who: narrator
   -> print

=== print
Ten to four. One job is left: the posters for Friday's party. You typed them very fast. # camera: wide # prop: put laptop at 4.8, light laptop # move: you to 3.5 # pose: you stand, ines stand # feel: you okay, ines okay, tomasz okay, dev okay, amara worried # who: narrator
The print room shuts at four! It's all typed, right? So print it! # pose: amara point # who: amara # face: worried
The Print button is very big and very green. # camera: close laptop # prop: finish laptop # pose: amara stand # who: narrator # ask: print
 * [Read it out loud once from top to bottom, and then print it. # ev: ic=2]
   "Bring a fiend," you read. "Free snakes." You fix both. The last poster is done at one minute to four. # camera: wide # pose: you reach, dev clutch # feel: you surprised, dev excited, amara happy # who: narrator
   -> lost
 * [Print all two hundred. # ev: ic=0]
   Two hundred posters say: "Bring a fiend. Free snakes." # camera: wide # prop: dim laptop # pose: you lift sign # feel: you surprised, amara surprised, tomasz surprised, ines surprised # who: narrator
   I would come to that. # pose: dev cheer # feel: you worried # who: dev # face: excited
   -> lost
 * [Check that the day and the time are right, then print. # ev: ic=1]
   Day and time are right. The rest says: "Bring a fiend. Free snakes." # camera: wide # prop: dim laptop # pose: you lift sign # feel: you surprised, amara worried, ines surprised # who: narrator
   I would come to that. # pose: dev cheer # feel: you okay # who: dev # face: excited
   -> lost

=== lost
Four o'clock, on the front steps. You unfold the letter. # enter: ines at 2, you at 3.6, tomasz at 5.2, dev at 6.6, amara at 8 # pose: you hold letter # prop: open letter # feel: you excited, ines worried, tomasz okay, dev excited, amara excited # who: narrator # place: steps
"We are sorry," it begins. "This year's Golden Ear goes to Backrow Radio." # camera: close letter # feel: you sad, ines sad, tomasz sad, dev sad, amara sad # who: narrator
Your face goes hot, and your throat is tight. # camera: close you # pose: you clutch letter # feel: you mad # who: narrator # ask: lost
 * [Say it's a stupid prize, and I never wanted it. # ev: er=1]
   I wanted it. # camera: wide # pose: ines rest # feel: you frustrated # who: ines # face: sad
   -> finish
 * [Roll it into a ball and kick it down the steps. # ev: er=0]
   It lands in the only puddle. Amara gets it out with two fingers. # camera: wide # prop: drop letter at 7, wet letter # pose: you fists, amara reach # feel: you mad, ines surprised, dev surprised, amara okay # who: narrator
   -> finish
 * [Sit on the top step and breathe until the tight feeling goes. # ev: er=2]
   Two buses go by. Your throat lets go, little by little. # camera: wide # pose: you sit letter # feel: you calm # who: narrator
   -> finish

=== finish
Then Amara turns the page over. There is something on the back. # camera: wide # move: amara to 4.8, tomasz to 6, dev to 7.2 # pose: amara lift letter, you stand # prop: open letter # feel: amara surprised, you surprised, ines surprised, tomasz surprised, dev surprised # who: narrator
{ peeked == 2:
    "Special mention to Nobody Famous, for the..." The next word was on the corner. # camera: close letter # feel: you worried # who: narrator
    You take the corner out of your pocket. It still says "best." # camera: wide # pose: you reach cue-card # feel: you okay # who: narrator
}
{ peeked == 1:
    "Special mention to Nobody Famous. Please keep it in." So it was not "geese." # camera: close letter # feel: you happy # who: narrator
    I was ready for geese. Keep WHAT in? # camera: wide # pose: dev shrug # feel: you okay # who: dev # face: surprised
}
{ peeked == 0:
    "Special mention to Nobody Famous," it says. Nobody expected that. # camera: close letter # feel: you surprised # who: narrator
    Dev faints on purpose. He really has practiced it. # camera: wide # pose: dev sit # fx: dust # feel: dev excited, you happy # who: narrator
}
The BURP! It is for the best burp on student radio! # camera: wide # pose: ines cheer, dev cheer, amara hold letter # feel: you happy, tomasz happy, dev excited, amara happy # who: ines # face: excited
{ saw:
    And keep Saturday free. Don't ask me why. Why are you making that face? # camera: two ines you # pose: ines point, you clutch # feel: you worried # who: ines # face: surprised
- else:
    And keep Saturday free. Don't ask me why. # camera: two ines you # pose: ines wave, you rest # feel: you happy # who: ines # face: happy
}
Under your feet, deep inside the Hall, the winner burps. # camera: wide # fx: shake # pose: you cheer, ines cheer, tomasz cheer, dev cheer # feel: you happy, ines happy, tomasz happy, dev happy, amara happy # who: narrator # keepsake: toy-green-notebook
-> END
