// The Interview. Hall of Heroes, the gallery, check A. Grades 6-8.
# id: hoh-check-a-com
# title: The Interview
# kind: check
# skill: com
# also: ic, emp, ini
# max_words: 22
# place: gallery
VAR story = 0
-> start

=== start
In the Hall there is a string with nine hundred and four mittens on it. None of them match. # prop: put guest-table at 8.5, put recorder at 5.2 # enter: you at 6.8, tomasz at 3.7, ines at 2.3, baptiste at 8.5 # feel: you calm, tomasz calm, ines sad, baptiste okay # who: narrator
Mr. Baptiste found every one of them on the number 9 bus. He drove it for thirty-one years. # pose: tomasz point, baptiste wave # feel: you happy, tomasz happy, baptiste happy # who: narrator
Today you ask the questions. I have a cold, and I sound like a goose in a tunnel. # pose: ines clutch, tomasz stand # camera: two ines tomasz # feel: you surprised # who: ines # face: sad
You do. I recorded some. It is excellent. # pose: tomasz hold headphones # feel: ines okay # who: tomasz # face: happy
"So," says Mr. Baptiste. The microphone makes him nervous. "What is it you want to know?" # camera: two you baptiste # exit: ines left # prop: light recorder # pose: you reach microphone, baptiste rest # feel: you okay, tomasz calm, baptiste worried # who: narrator # ask: open
 * [Everything! Buses, mittens, your childhood, the worst snow. # ev: com=1]
   "Well," he says. "That is quite a lot of things." He looks at the ceiling for help. # pose: you lift microphone, baptiste shrug # feel: you excited, baptiste surprised # who: narrator
   -> recall
 * [It's all on the sheet. Question one: please state your name. # ev: com=0]
   "Baptiste," he says. He sits up very straight, like a man having his passport photo taken. # pose: you hold cue-card, baptiste stand # feel: you determined, baptiste surprised # who: narrator
   -> recall
 * [How the first mitten happened. Start wherever you like. # ev: com=2]
   "The first one." His shoulders come down. "That was a blue one, in a snowstorm, in 1979." # pose: you reach microphone, baptiste rest # feel: you calm, baptiste happy # who: narrator
   -> recall

=== recall
"When I found one, I did three things, always," he says. "I checked under the back seats for the other one." # pose: you reach microphone, baptiste point # feel: you calm, tomasz calm, baptiste calm # who: narrator
"I wrote the bus stop on a paper tag. Then I hung it by my window, so its owner might see it." # pose: baptiste lift # camera: close guest-table # who: narrator
Tomasz points at his headphones and makes a face. The tape skipped. What were the three things? # camera: two tomasz you # pose: tomasz point headphones # feel: tomasz frustrated, you surprised # who: narrator # play: listen items=checked-under-the-seats,wrote-the-stop-on-a-tag,hung-it-by-the-window decoys=washed-it-with-soap,rang-the-bus-station,put-it-in-a-drawer by=baptiste # ask: recall
 * [three # out: r3 # ev: com=2]
   You say them back. "Yes! You have it in the right order, too," says Mr. Baptiste. # camera: wide # pose: tomasz lift headphones, you wave microphone, baptiste cheer # feel: tomasz happy, you happy, baptiste happy # who: narrator
   -> deadhead
 * [two # out: r2 # ev: com=1]
   "Nearly," says Mr. Baptiste, and he fills in the last one for the tape. # camera: wide # pose: tomasz hold headphones, baptiste point # feel: tomasz okay, you okay, baptiste okay # who: narrator
   -> deadhead
 * [one or none # out: r1 # ev: com=0]
   "Not quite," says Mr. Baptiste. He tells it again from the top, a little slower. # camera: wide # pose: tomasz shrug headphones, you hold microphone, baptiste shrug # feel: tomasz okay, you worried, baptiste calm # who: narrator
   -> deadhead

=== deadhead
"It was mostly Tuesdays," he goes on. "I had a split, see, so I would deadhead back from the loop." # pose: you reach microphone, tomasz hold headphones, baptiste lift # feel: you calm, tomasz calm, baptiste calm # who: narrator
You have no idea what any of that means. # camera: close you # pose: you shrug microphone # feel: you surprised # who: narrator # ask: deadhead
 * [Nod, and look it up later. # ev: com=1]
   He goes on about the loop for some time. You nod eleven more times. # camera: two you baptiste # pose: you reach microphone, you nod, baptiste lift # feel: you okay, baptiste happy # who: narrator
   -> burning
 * [Deadhead. Is that a bus thing? I've never driven one. # ev: com=2]
   "Ha! It means you drive home empty. Nobody aboard but you and the mittens." # camera: two you baptiste # pose: you reach microphone, baptiste rest # feel: you happy, tomasz happy, baptiste excited # who: narrator
   -> burning
 * [Oh, totally. Same. # ev: com=0]
   "You drive a bus?" says Mr. Baptiste, very interested. # pose: baptiste reach # camera: wide # enter: dev from left at 1.6 # feel: dev surprised, you surprised, tomasz surprised, baptiste surprised # who: narrator
   Dev laughs so hard that he has to leave the gallery. # pose: dev clutch # exit: dev left # feel: dev excited, you worried, tomasz happy, baptiste okay # who: narrator
   -> burning

=== burning
He is halfway through a story about a goose on the bus. Suddenly you have a brilliant question about snow tires. # camera: wide # pose: you reach microphone, tomasz hold headphones, baptiste wave # feel: you happy, tomasz happy, baptiste excited # who: narrator
You want to ask it very badly. # camera: close you # pose: you hold microphone # feel: you excited # who: narrator # ask: burning
 * [Lift a finger so he can see I have one. # ev: ic=1]
   He stops. "Yes?" By the time the tires are done, he has lost the goose. # camera: two you baptiste # pose: you lift microphone, baptiste shrug # feel: you okay, tomasz okay, baptiste surprised # who: narrator
   -> ring
 * [Scribble "tires" on my hand. # ev: ic=2]
   The goose, it turns out, had a ticket. You would not have wanted to miss that. # camera: two you baptiste # pose: you reach microphone, baptiste cheer # feel: you happy, tomasz surprised, baptiste happy # who: narrator
   -> ring
 * [Ask it now, before I forget it. # ev: ic=0]
   "Tires? All-weather," he says. "Now, where was I?" Nobody can remember. The goose is gone. # camera: wide # pose: you point microphone, tomasz shrug headphones, baptiste shrug # feel: you surprised, tomasz okay, baptiste surprised # who: narrator
   -> ring

=== ring
Tomasz holds up a note. CLINKING. Mr. Baptiste's ring taps the table each time he laughs. # camera: two tomasz you # pose: tomasz lift cue-card, you reach microphone, baptiste rest # feel: tomasz worried, you okay, baptiste happy # who: narrator # ask: ring
 * [The mic can hear your ring on the table. Could you rest that hand? # ev: com=2]
   "Like so? I had no idea it was such a nosy machine." He laughs. No clink. # camera: two you baptiste # pose: tomasz hold headphones, baptiste lift # feel: you happy, tomasz happy, baptiste happy # who: narrator
   -> stitches
 * [Um. There's sort of a noise somewhere? Like a tiny bell? Maybe it's the table? # ev: com=1]
   He looks under the table. He looks behind him. Clink, clink, clink. # camera: two you baptiste # pose: you shrug microphone, baptiste shrug # feel: you okay, tomasz worried, baptiste surprised # who: narrator
   -> stitches
 * [Frown at the ring until he gets it. # ev: com=0]
   He sees the frown and stops laughing. He does not stop tapping. # camera: two you baptiste # pose: you hold microphone, baptiste rest # feel: you frustrated, tomasz worried, baptiste worried # who: narrator
   -> stitches

=== stitches
"And then the green one with red stitches," he says. He looks over at the window. "Well. That one is different." # camera: wide # pose: you reach microphone, tomasz hold headphones, baptiste point # feel: you okay, tomasz calm, baptiste okay # who: narrator
Your next question on the sheet is "How many mittens are there in total?" # camera: close you # pose: you hold cue-card # who: narrator # ask: stitches
 * [So how many mittens are there in total, would you say? # ev: com=0]
   "Nine hundred and four," he says. It is also on the sign behind him. # camera: wide # pose: tomasz point headphones, baptiste rest # feel: tomasz okay, baptiste okay # who: narrator
   He takes something small and green out of his coat anyway, and turns it over. # camera: close guest-table # prop: lay guest-table # pose: tomasz hold headphones, baptiste hold # feel: you surprised, baptiste sad # who: narrator
   -> green
 * [Different how? Only if you feel like telling it. # ev: com=2]
   ~ story = 1
   He is quiet. Then he takes something small and green out of his coat. # pose: baptiste hold # camera: close guest-table # prop: lay guest-table # feel: you surprised, baptiste sad # who: narrator
   -> green
 * [How many in total? And then maybe that one? # ev: com=1]
   "Nine hundred and four. And that one." He takes something small and green out of his coat. # pose: baptiste hold # camera: close guest-table # prop: lay guest-table # feel: you surprised, baptiste sad # who: narrator
   -> green

=== green
"A girl rode to the end of the line every day, and told me jokes. One day the family moved away." # camera: wide # fx: hush # pose: you hold microphone, baptiste hold # feel: you calm, tomasz calm, baptiste calm # who: narrator
"I never put it on the string. I thought, she might get on again." His voice gets very quiet. # camera: close baptiste # feel: tomasz sad, you okay, baptiste sad # who: narrator
The tape is still turning. # camera: close recorder # who: narrator # ask: green
 * [Oh, that's perfect. Could you say it again, closer to the mic? # ev: emp=0]
   He says it again, closer. It comes out like the weather report. # camera: two you baptiste # pose: you reach microphone, baptiste reach # feel: you excited, tomasz worried, baptiste okay # who: narrator
   -> door
 * [That's so sad. # ev: emp=1]
   "Oh, it is only a mitten," he says quickly, and puts it back in his pocket. # pose: baptiste clutch # camera: two you baptiste # prop: clear guest-table # feel: you sad, baptiste worried # who: narrator
   -> door
 * [You've kept it for her a long time. # ev: emp=2]
   "I suppose I have," he says. He lays the mitten on the table, where everyone can see it. # pose: baptiste rest # camera: close guest-table # feel: you calm, tomasz calm, baptiste calm # who: narrator
   -> door

=== door
When the tape stops, you notice a girl your age by the door with his hat and his umbrella. # enter: girl at 1.4 # camera: wide # fx: hush off # prop: clear guest-table, dim recorder # pose: you stand, tomasz stand, baptiste stand, girl hold umbrella # feel: you okay, tomasz okay, baptiste calm, girl okay # who: narrator
She must be his granddaughter. She is pretending to read the fire exit sign. # camera: close girl # who: narrator # ask: door
 * [Give her a wave from the table. # ev: ini=1]
   She waves back with the umbrella. Then you both look at the fire exit sign. # camera: wide # pose: you wave, girl wave umbrella # feel: you happy, girl happy # who: narrator
   -> line
 * [Coil the cables until they go. # ev: ini=0]
   You have never coiled so neatly. When you look up, she is helping him with his coat. # move: girl to 7.8, baptiste to 9 # camera: wide # pose: you hold rope, girl reach umbrella right, baptiste rest # feel: you determined, girl happy, baptiste calm # who: narrator
   -> line
 * [Go over and ask if the goose story is true. # ev: ini=2]
   "He tells it with a swan at home," she says. "I'm Solène. It was definitely a duck." # camera: wide # move: you to 2.4 # pose: you rest, girl hold umbrella # feel: you happy, girl happy # who: narrator
   -> line

=== line
Ines comes back with a box of tissues and a pencil. # exit: girl # camera: wide # enter: ines from left at 5 # move: you to 6.6, baptiste to 8.5 # pose: ines hold cue-card, you stand, baptiste rest # feel: you okay, ines okay, baptiste calm # who: narrator
I dissed it all. Missed. I need one line for the opening. What did he say? # camera: two ines you # who: ines # face: worried # ask: line
 * [You'd kind of have to hear it. # ev: com=0]
   It is forty-six minutes long! # pose: ines shrug cue-card # feel: you worried # who: ines # face: frustrated
   -> finish
 * [He kept nine hundred mittens for strangers, and one for a girl he misses. # ev: com=2]
   Ines stops blowing her nose. She writes it down, word for word. # camera: close ines # pose: ines reach cue-card # feel: ines surprised, you calm # who: narrator
   -> finish
 * [It was about the bus, and mittens, and there was a goose, and it got really good. # ev: com=1]
   "Really good goose," Ines writes. She underlines it, and then she looks at it. # pose: ines hold cue-card # feel: ines okay, you happy # who: narrator
   -> finish

=== finish
Mr. Baptiste stops on his way out and looks up at the long string by the window. # move: baptiste to 7.8 # camera: wide # pose: ines stand, tomasz rest, you stand, baptiste lift # feel: ines calm, you calm, tomasz calm, baptiste calm # who: narrator
{ story:
    "You asked about the right one," he says. # pose: you rest, baptiste rest # feel: you happy, baptiste happy # who: narrator
- else:
    "There is more to that one," he says, patting his coat. "Perhaps another day." # pose: you rest, baptiste clutch # feel: you okay, baptiste okay # who: narrator
}
He was good. # exit: baptiste right # enter: dev from left at 1.4, amara from left at 2.5 # pose: amara clutch # feel: dev happy # who: amara # face: happy
The goose was better. # pose: dev shrug, amara stand # feel: amara happy, tomasz happy, ines happy # who: dev # face: happy
Outside, the number 9 goes by. He waves at it. It honks. # enter: you at 3, ines at 4.3, tomasz at 5.6, amara at 6.9, baptiste at 8.3 # pose: baptiste wave right, you wave, amara wave # feel: you happy, ines happy, tomasz happy, amara happy, baptiste happy # who: narrator # place: steps # keepsake: toy-umbrella
-> END
