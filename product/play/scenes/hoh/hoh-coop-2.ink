// The Deadline. Hall of Heroes, the studio, cooperation, lesson 2. Grades 6-8.
# id: hoh-coop-2
# title: The Deadline
# kind: lesson
# skill: coop
# max_words: 22
# place: studio
-> start

=== start
The clock on the stairs says 4:40. The show goes out at 6:00. The laptop is dark: updating for 19 minutes. # enter: ines at 1.6, you at 3, tomasz at 6.4, amara at 7.6, dev at 8.8 # prop: put laptop at 4.8, dim laptop # pose: tomasz clutch # feel: ines worried, you surprised, tomasz worried, amara worried, dev surprised # who: narrator
It asked me, "Update now?" I was eating a banana. I pressed it with the banana. # camera: two you tomasz # pose: tomasz hide # feel: you surprised # who: tomasz # face: sad
I'll do the ending! # camera: wide # pose: ines lift microphone, tomasz stand # feel: tomasz worried # who: ines # face: determined
I'll do the ending! # pose: dev lift # feel: ines surprised # who: dev # face: excited
Wait, I already started the ending. # pose: amara hold cue-card # feel: ines frustrated, dev surprised # who: amara # face: worried
Now there are three endings, and nobody for all the rest. # camera: close you # feel: you worried # who: narrator # ask: panic # hint: Before anybody runs, what does everyone need to see?
 * [Everybody just grab whatever's closest, and go! Go, go, go! # ev: coop=1]
   They go, go, go. In two minutes there is a fourth ending. # camera: wide # fx: shake # pose: ines clutch microphone, dev hop, amara clutch cue-card # feel: ines frustrated, dev excited, amara worried, tomasz worried # who: narrator
   There is a bucket you should all see. Walk, please. Don't run. # pose: tomasz rest # feel: ines surprised, you surprised, dev surprised, amara okay # who: tomasz # face: determined
   -> bucket
 * [Who updates a laptop an hour before the show? With a BANANA? # ev: coop=0]
   I have said sorry to the laptop. I can say it to you, too. # camera: wide # pose: tomasz clutch # feel: you frustrated, amara sad # who: tomasz # face: sad
   Nobody gets faster by being sad. Come on, we've got nineteen minutes. There's a bucket you should see. # pose: amara wave # feel: you worried, tomasz okay, ines okay, dev okay # who: amara # face: calm
   -> bucket
 * [Stop. What's still missing? Let's write it down. # ev: coop=2]
   Ending, coughs, names, cover. It is only four things. It felt like forty. # camera: wide # pose: ines hold cue-card, amara nod, dev stand # feel: ines surprised, tomasz calm, amara calm, dev calm, you calm # who: narrator
   We've got nineteen minutes to wait for the laptop. Come and see a bucket. # pose: amara wave # feel: you happy # who: amara # face: happy
   -> bucket

=== bucket
It stands in the gallery, right on the floor. It is a plain old bucket. It was number 27. # enter: amara at 3, you at 4.4, ines at 1.6, dev at 5.8, tomasz at 8 # prop: put bucket at 7 # pose: amara point # feel: amara excited, you okay, ines okay, dev calm, tomasz calm # who: narrator # place: gallery
When the mill burned, forty-one people made a line up from the river. Nobody ran. They just stood there and passed. # pose: amara lift # feel: you surprised, dev surprised # who: amara # face: excited
Number 27 was a girl our age. They asked her if she'd seen the fire. She said, "No. I saw 26 and 28." # camera: two amara you # pose: amara rest # feel: you calm # who: amara # face: proud
She watched her neighbors. Not the fire. Huh. # camera: wide # pose: dev clutch # feel: amara happy, ines surprised, you happy # who: dev # face: surprised
-> jobs

=== jobs
Back in the closet the laptop purrs. 5:01, and four jobs. # enter: ines at 1.6, you at 3, tomasz at 6.4, amara at 7.6, dev at 8.8 # prop: put laptop at 4.8, light laptop # pose: you hold cue-card # feel: ines determined, you determined, tomasz determined, amara calm, dev excited # who: narrator # place: studio
My voice is warm. I could talk to anyone right now. I could talk to a wall. # pose: ines lift microphone # who: ines # face: happy
I can hear a cough through a coat. # pose: tomasz hold headphones, ines hold microphone # who: tomasz # face: calm
I've got the whole list of guests in my head. Even how to spell Wojciechowski. # pose: amara lift, tomasz stand # who: amara # face: calm
I've got four markers and no fear. # pose: dev lift paint-pot, amara stand # feel: ines happy # who: dev # face: excited
Who takes what? # pose: dev stand # feel: you okay # who: narrator # play: sort bins=ines,tomasz,amara,dev items=record-the-ending:ines,cut-the-coughs:tomasz,check-the-names:amara,draw-the-cover:dev # ask: jobs # hint: They've just told you, each in one sentence.
 * [shared and matched # out: fair # ev: coop=2]
   Four jobs, four people, no running. You could hang a number on each of them. # fx: sparkle # pose: ines hold microphone, tomasz hold headphones, dev hold paint-pot, amara hold cue-card # feel: ines happy, tomasz calm, amara happy, dev happy, you proud # who: narrator
   -> stuck
 * [shared, not matched # out: uneven # ev: coop=1]
   It is nearly right. But some of us have each other's bucket. # pose: tomasz shrug, dev shrug # feel: dev surprised, you surprised, ines happy # who: tomasz # face: worried
   They swap across the table, and Tomasz counts: no bucket left over. It fits. # pose: tomasz hold headphones, dev hold paint-pot # feel: tomasz calm, dev happy, you okay # who: narrator
   -> stuck
 * [one person has most # out: hog # ev: coop=0]
   One person is holding nearly all the buckets. The others are waving at the fire. # pose: ines clutch microphone, tomasz rest, amara rest, dev shrug # feel: ines worried, tomasz okay, amara okay, dev sad, you surprised # who: narrator
   You take some of them back, and pass them down the line. # pose: tomasz hold headphones, amara hold cue-card, dev hold paint-pot, ines hold microphone # feel: ines okay, tomasz calm, amara calm, dev happy, you okay # who: narrator
   -> stuck

=== stuck
5:15. Everybody's job is moving but one. Tomasz has been cutting the same cough for eleven minutes. # enter: ines at 1.2, you at 3.2, tomasz at 5.6, dev at 8.6 # prop: put laptop at 4.4, light laptop # pose: tomasz hold headphones, dev hold paint-pot # feel: ines worried, you okay, tomasz frustrated, dev calm # who: narrator # place: studio
It has an edge. If I cut the edge, it has a new edge. # camera: close tomasz # pose: tomasz clutch headphones # who: tomasz # face: frustrated
There are nine more coughs. What do you do? # camera: two you tomasz # feel: you worried, tomasz frustrated # who: narrator # ask: stuck # hint: What could you hand him that makes his bucket lighter, and still leaves it his?
 * [Slide the mouse out of his hand, and cut the rest of it myself. # ev: coop=0]
   You cut fast. You cut three coughs, and half of a grandmother. # camera: wide # prop: light laptop # fx: shake # pose: you reach, tomasz hide # feel: you determined, tomasz sad, ines surprised # who: narrator
   That was Mrs. Wojciechowski. She was in the middle of a word. # pose: tomasz rest # feel: you worried # who: tomasz # face: sad
   -> again
 * [Tell him the time every two minutes, so that he keeps moving. # ev: coop=1]
   "5:17," you say. "5:19." He does go faster. His shoulders are up around the headphones. # camera: wide # pose: tomasz hold headphones, you lift # feel: tomasz worried, you okay, ines worried # who: narrator
   Thank you. But a clock has no hands. I mean, it has. But not to help with. # pose: tomasz clutch headphones, you stand # feel: you surprised # who: tomasz # face: worried
   -> share
 * [I'll listen ahead and mark the bad ones, and then you cut only those? # ev: coop=2]
   Only the bad ones? # camera: wide # pose: tomasz rest headphones # feel: you calm # who: tomasz # face: surprised
   You mark three. He cuts three. The other seven turn out to be a chair. # prop: light laptop # fx: sparkle # pose: you hold headphones, tomasz cheer # feel: you happy, tomasz happy, ines happy # who: narrator
   -> share

=== again
Get her back with "undo." Then try that again: hand him something, instead of taking it. # camera: wide # pose: ines wave # feel: you okay, tomasz okay # who: ines # face: calm # ask: stuck2 # again: coop # hint: What could you do right next to him?
 * [Sorry. Shall I find the coughs, so that you can cut them? # ev: none]
   Yes. Say "there" when it is there. # pose: tomasz hold headphones, ines stand # feel: you okay # who: tomasz # face: okay
   There. There. And there. Mrs. Wojciechowski is whole again. # prop: light laptop # pose: you point # feel: tomasz happy, you happy, ines happy # who: narrator
   -> share
 * [Fine. I'll stand here and say nothing. # ev: none]
   You say nothing next to him. It is a bit loud. # pose: you rest, ines stand # feel: tomasz okay, you okay # who: narrator
   You could say "there" when there is one. Then I do not have to look for it. # pose: tomasz hold headphones # feel: you surprised # who: tomasz # face: calm
   -> share

=== share
5:30. Tomasz is off with his coughs. The show has six minutes left to fill, and each minute is a card. # enter: ines at 1.6, you at 3.2, amara at 6.4, dev at 8 # prop: put guest-table at 4.8, lay guest-table # pose: you hold cue-card # feel: ines okay, you okay, amara calm, dev happy # who: narrator # place: studio
The ending needs three. There's a goodbye in it, and I don't want to rush a goodbye. # pose: ines clutch # who: ines # face: calm
Two for the names. They're long names. # pose: amara wave, ines stand # who: amara # face: calm
The joke takes one. If it takes two, it isn't a joke. It's a speech. # pose: dev lift, amara stand # feel: ines happy, you happy # who: dev # face: happy
Hand out the minutes. # pose: dev stand # feel: you determined # who: narrator # play: share among=ines,amara,dev of=cue-card count=6 needs=3,2,1 # ask: share # hint: Fair isn't always the same number. What does each part need?
 * [by what each part needs # out: by-need # ev: coop=2]
   Three, two, one. It sounds like a rocket. # fx: sparkle # pose: dev cheer, ines cheer # feel: you proud, ines happy, amara happy # who: dev # face: excited
   -> redo
 * [the same for all # out: even # ev: coop=1]
   I've got two minutes for a one-minute joke. I'll have to explain it. Nobody wants that. # pose: dev shrug # feel: ines worried, you surprised # who: dev # face: worried
   He passes one down the line, to where it is missing. # pose: dev reach cue-card # feel: dev happy, ines happy, you okay, amara happy # who: narrator
   -> redo
 * [somebody goes without # out: hog # ev: coop=0]
   Somebody has hardly any minutes. That is going to be a very fast part of the show. # fx: hush # pose: ines clutch, amara shrug # feel: ines sad, amara worried, dev surprised, you surprised # who: narrator
   You ask each of them once more, and pass the cards along. # fx: hush off # pose: ines stand, amara stand, you reach cue-card # feel: ines okay, amara okay, dev okay, you okay # who: narrator
   -> redo

=== redo
5:41. Dev comes back from the sink. On the laptop there is a cover, and it is not his. # enter: ines at 2, you at 3.4, amara at 6.4, dev from right at 8 # prop: put laptop at 4.8, light laptop # pose: dev hold paint-pot, ines hide # feel: ines worried, you surprised, amara worried, dev surprised # who: narrator # place: studio
I only fixed it. The bucket looked like a hat. So I did a new one. Quickly. # camera: two ines dev # pose: ines clutch # feel: dev sad # who: ines # face: worried
You could've told me it was a hat. # camera: wide # pose: dev rest # feel: ines worried, you okay # who: dev # face: sad # ask: redo # hint: Whose bucket is it? What could Ines hand him, instead of taking it?
 * [Sorry, Dev, but hers really does look more like a bucket. # ev: coop=0]
   Okay. It's a better bucket. # pose: dev hide # feel: ines worried, amara sad # who: dev # face: sad
   It isn't his, though. Ines moves hers to the bin. "It was yours to fix," she tells him. # prop: dim laptop # pose: ines reach, dev stand # feel: ines sad, dev surprised, you worried, amara calm # who: narrator
   -> cut
 * [Ines, show him the hat part. Dev, it's your cover. # ev: coop=2]
   Here. It needs a handle. That's all it needs. I panicked. # pose: ines point # feel: dev surprised, you calm # who: ines # face: worried
   He draws the handle in four seconds. Now it is the best bucket in the building, and one of them is real. # prop: light laptop # fx: sparkle # pose: dev cheer paint-pot, ines stand # feel: dev proud, ines happy, amara happy, you happy # who: narrator
   -> cut
 * [We've got nineteen minutes. Can you two be upset about this at six? # ev: coop=1]
   They can. They are quiet for a while, and it is not the good kind. # fx: hush # pose: dev rest, ines rest # feel: dev sad, ines sad, amara worried, you okay # who: narrator
   It needed a handle, Dev. I should have said so. Do you want to do it? # fx: hush off # pose: ines reach # feel: dev okay, you okay, amara calm # who: ines # face: calm
   -> cut

=== cut
5:52. It is all there, and it is forty seconds too long. Something has to go. # enter: ines at 1.4, you at 2.8, tomasz at 6.4, amara at 7.6, dev at 8.8 # prop: put laptop at 4.6, light laptop # pose: tomasz hold headphones # feel: ines worried, you okay, tomasz calm, amara worried, dev worried # who: narrator # place: studio
Your rain recording is forty seconds long. You stood in a gutter for it. # camera: close you # pose: you hold recorder # feel: you worried # who: narrator
Nobody says it. They all look at the ceiling. # camera: wide # pose: dev rest, ines rest # feel: you worried, ines okay, amara okay # who: narrator # ask: cut # hint: What is best for the show? And how can you say what you need, too?
 * [Let's vote on it. But I'm not voting for the rain, just so you know. # ev: coop=1]
   The vote takes two minutes. It is four to one, and everybody feels bad about the one. # fx: hush # pose: ines lift, dev lift, amara lift, tomasz lift # feel: you sad, ines worried, dev sad, amara sad, tomasz worried # who: narrator
   Next week we open with it. I will clean the gutter sound by hand. # fx: hush off # pose: tomasz rest headphones, ines stand, dev stand, amara stand # feel: you okay # who: tomasz # face: determined
   -> finish
 * [Cut some names. Amara's list goes on forever, and nobody knows them. # ev: coop=0]
   They know them. That's kind of the point of the show. # pose: amara clutch # feel: you worried, ines surprised # who: amara # face: sad
   You look at the list. Number nine on it is the girl with bucket 27. You take out the rain. # prop: light laptop # pose: you rest # feel: you okay, amara happy, tomasz calm # who: narrator
   -> finish
 * [Take out my rain. I'd like it in next week, though. # ev: coop=2]
   Next week it goes first. Before the music. Before everything. # pose: tomasz rest headphones # feel: you happy, amara happy # who: tomasz # face: determined
   I'm writing it on the wall. In ink. # pose: ines lift # feel: you happy, dev happy # who: ines # face: happy
   -> finish

=== finish
It is 5:59. Five hands reach for one key, and it takes only one of them. # camera: close laptop # prop: light laptop # pose: you reach, ines reach, tomasz reach, amara reach, dev reach # feel: you excited, ines excited, tomasz excited, amara excited, dev excited # who: narrator
Sent! We did it! With ten whole seconds to spare! # camera: wide # fx: sparkle, shake # pose: ines cheer, dev cheer, amara cheer, you cheer, tomasz cheer # feel: you proud, tomasz happy, amara happy, dev happy # who: ines # face: excited
Dev runs out to tell the boiler. Mr. Quispe puts his head in. "You are early today," he says. # exit: dev right # enter: quispe from right at 8.9 # pose: ines stand, amara stand, you stand, tomasz stand # feel: quispe happy, dev happy, ines surprised, you surprised, tomasz surprised, amara surprised # who: narrator
"The clock on the stairs is twenty minutes fast. It has been since the spring. I thought that you knew." # camera: close quispe # pose: quispe shrug # fx: hush # feel: quispe okay # who: narrator
I could have put the edge back on that cough. # camera: wide # fx: hush off, sparkle # pose: tomasz hide, ines clutch, amara cheer, you cheer # feel: ines happy, amara happy, you happy, quispe happy # who: tomasz # face: sad # keepsake: bucket-27
-> END
