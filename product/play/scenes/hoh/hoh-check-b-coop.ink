// Nine Waffles. Hall of Heroes, the courtyard and the steps, check B. Grades 6-8.
# id: hoh-check-b-coop
# title: Nine Waffles
# kind: check
# skill: coop
# also: ic, com, er
# max_words: 22
# place: courtyard
VAR rang = 0
VAR named = 0
-> start

=== start
Every May, the town has a parade for its helpers. The Hall has one cart in it, and the five of you decorate it. # prop: put cart at 5 # enter: you at 2, ines at 3.4, tomasz at 6.6, dev at 7.8, amara at 9 # feel: you okay, ines determined, tomasz calm, dev excited, amara calm # who: narrator
It is for Dolores Finch, who painted posters of missing pets, and found 211 dogs and one pigeon. # camera: close cart # feel: you happy # who: narrator
Picture it: all gold. And me on top, telling her story. # camera: wide # pose: ines lift # who: ines # face: determined
I have forty barks on tape. # pose: tomasz hold recorder, ines stand # who: tomasz # face: calm
It needs a pigeon. It needs a really big pigeon. # pose: dev cheer # who: dev # face: excited
All three have a hand on the cart. They pull in three directions. # move: ines to 3.9, tomasz to 6.1, dev to 7 # pose: ines reach, tomasz reach, dev reach # feel: you surprised, ines determined, tomasz determined, dev determined # who: narrator # ask: who
 * [I'll take it. It all goes faster if only one person decides. # ev: coop=0]
   Now four of you are pulling. The cart does not move at all. # pose: you reach # move: you to 2.9 # feel: ines frustrated, tomasz frustrated, dev frustrated, you determined # who: narrator
   Why you? # pose: you stand # feel: you okay # who: tomasz # face: frustrated
   Amara comes around the cart and puts the brake on. # move: amara to 8 # pose: amara reach # feel: amara calm, ines surprised, dev surprised # who: narrator
   -> jobs
 * [Before we pull, what should people remember about her? # ev: coop=2]
   The dogs. # pose: tomasz stand # feel: you calm # who: tomasz # face: okay
   The pigeon! # pose: dev lift # who: dev # face: okay
   The hands let go, one by one. # pose: ines rest, tomasz rest, dev rest # feel: ines okay, tomasz okay, dev happy # who: narrator
   -> jobs
 * [Flip a coin. The winner decides it all. # ev: coop=1]
   A coin has two sides, and there are three of them. It rolls under the cart. # pose: dev lift, ines stand, tomasz stand # feel: dev surprised, ines surprised, tomasz worried # who: narrator
   Maybe nobody decides all of it. # pose: amara wave, dev stand # who: amara # face: calm
   -> jobs

=== jobs
Five jobs. I want to tell the story. # move: ines to 3.4, tomasz to 6.6, dev to 7.8, amara to 9, you to 2 # pose: ines lift, tomasz stand, dev stand, amara stand, you stand # feel: you okay, tomasz calm, dev okay, amara calm # who: ines # face: determined
I will play the barks. # pose: tomasz hold recorder, ines stand # feel: ines okay # who: tomasz # face: calm
I still have to find out the names. All of the dogs had names. # pose: amara clutch # who: amara # face: worried
I have paint for the sign. And somebody has to hold the brake, which is not me. I wave too much. # pose: dev lift paint-pot, amara stand # feel: amara happy # who: dev # face: happy
Hand out the five jobs. # pose: dev hold paint-pot, you hold cue-card # feel: you determined, dev okay # who: narrator # play: sort bins=ines,tomasz,amara,dev,you items=tell-the-story:ines,play-the-barks:tomasz,find-the-names:amara,paint-the-sign:dev,hold-the-brake:you # ask: jobs
 * [shared and matched # out: fair # ev: coop=2]
   For ten minutes there is no arguing at all, only an occasional bark. # prop: load cart # pose: ines hold cue-card, tomasz hold recorder, amara hold logbook, dev hold paint-pot, you reach # feel: ines happy, tomasz calm, amara determined, dev happy, you happy # who: narrator
   -> house
 * [shared, not matched # out: uneven # ev: coop=1]
   I have the barks. I do not know which button is the barks. # pose: dev hold recorder, tomasz hold paint-pot, you stand # feel: tomasz worried, ines okay, amara okay, you okay # who: dev # face: worried
   Some of you swap, and after that it goes better. # prop: load cart # pose: dev hold paint-pot, tomasz hold recorder # feel: dev happy, tomasz calm # who: narrator
   -> house
 * [one person has most # out: hog # ev: coop=0]
   One of you has nearly all the jobs, and everybody else is watching. # pose: you hold cue-card, ines rest, tomasz rest, amara rest, dev shrug # feel: ines frustrated, tomasz okay, amara okay, dev surprised, you worried # who: narrator
   After ten minutes, the jobs are shared out again. # prop: load cart # pose: ines hold cue-card, tomasz hold recorder, amara hold logbook, dev hold paint-pot, you stand # feel: ines okay, dev okay, you okay # who: narrator
   -> house

=== house
You have spent the whole weekend turning a crate into a dog house. # prop: put crate at 2.9, load cart # move: you to 1.7, ines to 4.3 # pose: you reach, ines stand, tomasz stand, amara stand, dev stand # feel: you proud, ines okay, tomasz calm, amara okay, dev okay # who: narrator
We measured it. Only the front will fit on the cart. # pose: amara hold timer # feel: you surprised # who: amara # face: worried
Everybody waits for your answer. # camera: close you # pose: ines rest, tomasz rest, dev rest, you stand # feel: you worried, ines okay, tomasz okay, dev okay # who: narrator # ask: house
 * [If my dog house can't come, then Dev's pigeon can't come. # ev: coop=0]
   My pigeon did nothing to you. # camera: wide # pose: dev fists, you point # feel: you frustrated, ines surprised, tomasz worried, amara worried # who: dev # face: mad
   They take off the front and leave the rest. Nobody barks for a while. # prop: open crate # pose: dev rest, you rest, amara stand # feel: dev frustrated # who: narrator
   -> rain
 * [The front, then. Which part of it do you like best? # ev: coop=2]
   The little door! With the bell on it, for the dog. # camera: two you amara # pose: amara cheer timer # feel: you okay # who: amara # face: happy
   You take the front off yourself. You can see the little door much better now. # camera: wide # prop: open crate # pose: you reach, amara stand # feel: you calm, amara happy # who: narrator
   -> rain
 * [Fine. Take the front. I'll be over here. # ev: coop=1]
   The others take the front off without you. They put the bell on backward. # camera: wide # prop: open crate # move: you to 1.2 # pose: you rest, amara stand # feel: you frustrated, ines okay # who: narrator
   -> rain

=== rain
At three, it rains for four minutes. # camera: wide # fx: rain # move: you to 1.7 # pose: you stand, ines stand, tomasz stand, dev hide, amara stand # feel: you surprised, ines surprised, tomasz surprised, dev surprised, amara worried # who: narrator
The red paint of your dog house runs down into the grass. Your jaw is tight. # camera: close you # pose: you fists # feel: you frustrated # who: narrator # ask: rain
 * [Kick the crate, hard. # ev: er=0]
   The crate is harder than your foot. You hop around it twice. # camera: wide # prop: fall crate # pose: you clutch, you hop # feel: ines worried, tomasz surprised, dev surprised # who: narrator
   -> tags
 * [Say, "Back soon," and walk once around the courtyard. # ev: er=2]
   You pass nine wet bushes. By the ninth one, your jaw is loose again. # camera: wide # fx: rain off # move: you to 1.2 slowly # pose: you rest # feel: you calm # who: narrator
   -> tags
 * [Paint it again in the rain, faster and faster and faster. # ev: er=1]
   You paint, and the rain washes it off. The rain stops first. # camera: wide # fx: rain off # pose: you reach paint-pot # feel: you okay # who: narrator
   -> tags

=== tags
By half past three, you are done. Tomasz goes to find a speaker. Amara is still tying on name tags. # camera: wide # fx: rain off # prop: put crate at 3.2, gone crate # move: you to 2, ines to 3.4, amara to 6.8, dev to 8.2 # exit: tomasz right # pose: you stand, amara hold cue-card, ines stand, dev stand # feel: you happy, ines okay, amara worried, dev okay, tomasz okay # who: narrator
I have tied forty. Nine of the dogs were called Waffles. So was the pigeon. # camera: close amara # who: amara # face: worried
There are 172 to go. And at the gate, they have just put out warm buns. # camera: wide # prop: put bun-tray at 1.2 # feel: you surprised # who: narrator # ask: tags
 * [Which tags can I do for you? # ev: coop=2]
   All the Ms! There are so many Maxes. And bring buns. # move: you to 5.7 # pose: you hold bun-tray # feel: you happy # who: amara # face: happy
   -> bell
 * [Call me if you need help. I'll be at the buns. # ev: coop=1]
   Amara needs help. She does not call. # move: you to 1.6 # pose: you hold bun-tray # feel: you happy, amara worried # who: narrator
   -> bell
 * [You sure have a lot. I'm all done. # ev: coop=0]
   The buns are very good. Behind you, Amara ties on number forty-one. # move: you to 1.6 # pose: you hold bun-tray # feel: you happy, amara worried # who: narrator
   -> bell

=== bell
At ten to four, the last tag is on. All sixteen carts stand in line and wait for the bell. # camera: wide # prop: put bun-tray at 1.2, gone bun-tray, put market-bell at 1.4 # move: you to 2.2 # pose: you reach, amara stand # feel: you okay, amara okay # who: narrator
Mr. Quispe, who runs the Hall, rings it at four. Before that, nobody rolls. # pose: ines lift # feel: dev calm, amara calm # who: ines # face: determined
You are first in line. The cord of the bell hangs beside your hand. # camera: close market-bell # pose: ines stand, you stand # who: narrator # ask: bell
 * [Hang the cord up high, on its hook. # ev: ic=2]
   Up on its hook, the cord swings a little. The bell says nothing. # camera: wide # pose: you rest # feel: you calm, ines calm # who: narrator
   -> names
 * [Hold on to it and whisper "ding." # ev: ic=1]
   "Ding," you say. Ines spins around. Her hair takes a moment longer. # camera: wide # pose: you lift # feel: you happy, ines surprised, dev happy # who: narrator
   -> names
 * [Pull it a tiny bit, only to see how it feels. # ev: ic=0]
   ~ rang = 1
   A bell cannot ring a tiny bit. All sixteen carts start to roll. # camera: wide # prop: ring market-bell, roll cart # fx: shake # pose: you reach # feel: you surprised, amara surprised, ines surprised, dev surprised # who: narrator
   It takes ages to push them back. The pie cart is already in the river. # prop: load cart # pose: you clutch, ines reach, dev reach # feel: ines worried, dev worried, you worried, amara worried # who: narrator
   -> names

=== names
I'll tell her story all the way. Nonstop. People will cry. # camera: wide # prop: gone market-bell, load cart # move: you to 2, ines to 3.9, amara to 6.2 # pose: ines cheer, amara stand, you stand, dev stand # feel: you okay, dev okay, amara okay # who: ines # face: excited
Then nobody will hear the names! I want to read out all of them. # pose: amara clutch, ines stand # camera: two ines amara # feel: ines frustrated # who: amara # face: frustrated
They turn to you at the same moment. # camera: wide # feel: ines determined, amara determined, you surprised # who: narrator # ask: names
 * [Amara did the most work, so we do it Amara's way. # ev: coop=0]
   Yes! # pose: amara cheer # feel: ines sad # who: amara # face: happy
   Ines folds up her story, once, and again, and again. # pose: ines hold letter, amara stand # feel: ines sad, you okay # who: narrator
   -> late
 * [Half the story, half the names. Finished. # ev: coop=1]
   Which half of the story? The half without dogs? # pose: ines shrug # feel: amara okay # who: ines # face: okay
   And which half of the dogs? # pose: amara shrug # who: amara # face: okay
   -> late
 * [Try a minute of each. Dev and I will stand over there and listen. # ev: coop=2]
   Over there, you both laugh at the same place. It is the fourth Waffles. # move: you to 1.2, dev to 8.9 # pose: ines lift, amara hold cue-card, you clutch, dev clutch # feel: ines surprised, amara happy, you happy, dev happy # who: narrator
   Okay. I do the streets. You do the corners. # pose: ines shrug # feel: amara happy # who: ines # face: okay
   -> late

=== late
Tomasz runs back in with a speaker on a string. # camera: wide # enter: tomasz from right at 7.4 # move: ines to 3.4, amara to 6.2, dev to 8.9, you to 2 # pose: tomasz hold recorder, ines stand, amara stand, you stand, dev stand # feel: tomasz worried, ines okay, amara okay, you okay, dev surprised # who: narrator
It was behind the boiler. What did I miss? # pose: tomasz lift recorder # who: tomasz # face: worried # ask: late
 * [A lot, really. It's still the same idea, though, kind of. # ev: com=1]
   Tomasz walks around the cart to find out. Then he does it again. # move: tomasz to 5.1, amara to 6.5 # pose: tomasz hold recorder # feel: tomasz okay # who: narrator
   -> credit
 * [You'll see when we go. # ev: com=0]
   When we go, it is too late to see. # pose: tomasz shrug # who: tomasz # face: worried
   He puts a finger on every button, to be ready. # pose: tomasz hold recorder # feel: you okay, tomasz determined # who: narrator
   -> credit
 * [We start at the bell, and you bark at every corner. # ev: com=2]
   At every corner. Good. I will use the big bark. # pose: tomasz nod, tomasz hold recorder # feel: you happy # who: tomasz # face: determined
   -> credit

=== credit
Four streets later, you stop at the front steps. Dev is still waving in street two. Mr. Quispe is the judge. # prop: put cart at 6.2, load cart # enter: you at 2, quispe at 3.3, ines at 4.4, tomasz at 7.8, amara at 9 # pose: quispe hold cue-card, you stand # feel: ines happy, tomasz calm, amara happy, quispe happy, you happy # who: narrator # place: steps
"That is a lovely cart," he says. He looks at you, because you are in front. "Who made it?" # pose: you rest, quispe hold cue-card # camera: close you # feel: you surprised, quispe happy # who: narrator # ask: credit
 * [Me, mostly. The dog house was the hard part. # ev: coop=0]
   "Very good," he says, and writes down one name. Behind you it is extremely quiet. # camera: wide # pose: quispe hold cue-card, you cheer # feel: you proud, ines surprised, tomasz sad, amara surprised, quispe proud # who: narrator
   -> finish
 * [Ines and Amara did the words, Tomasz did the barks, and Dev painted it. # ev: coop=2]
   ~ named = 1
   And this one held the brake, Mr. Quispe. On a hill. The whole time. # camera: wide # pose: tomasz point left, you wave # feel: ines proud, amara happy, quispe happy, you happy # who: tomasz # face: happy
   -> finish
 * [We all did, kind of. # ev: coop=1]
   "Kind of," says Mr. Quispe. His pencil waits, and then he writes "all." # camera: wide # pose: you shrug, quispe hold cue-card # feel: ines okay, tomasz okay, quispe calm # who: narrator
   -> finish

=== finish
{ rang:
    The pie cart has come back from the river. Now it is more of a soup cart. # camera: wide # pose: tomasz point # feel: you worried # who: tomasz # face: okay
}
{ named:
    He wrote all our names on the ribbon. He needed both sides! # camera: wide # exit: quispe left # pose: ines cheer, you wave # feel: tomasz happy, amara happy, you happy # who: ines # face: happy
- else:
    Well, we have a ribbon. It is quite a short ribbon. # camera: wide # exit: quispe left # pose: ines rest, you stand # feel: tomasz okay, amara okay, you okay # who: ines # face: okay
}
Then a real pigeon lands in front of the cart. # enter: pigeon from left at 5.5 # pose: you rest, ines point, tomasz stand, amara clutch # feel: ines surprised, tomasz surprised, you surprised, amara surprised, pigeon calm # who: narrator
Two hundred and thirteen! Who has a tag? # pose: amara cheer, ines stand # feel: you happy, ines happy # who: amara # face: excited
Hello, Waffles. # camera: two tomasz pigeon # pose: tomasz wave # feel: pigeon happy # who: tomasz # face: happy # keepsake: toy-paint-pot
-> END
