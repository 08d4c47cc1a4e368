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
In the Hall there is a string with nine hundred and four mittens on it. None of them match. # who: narrator
Mr. Baptiste found every one of them on the number 9 bus. He drove it for thirty-one years. # who: narrator
Today you ask the questions. I have a cold, and I sound like a goose in a tunnel. # who: ines # face: sad
You do. I recorded some. It is excellent. # who: tomasz # face: happy
"So," says Mr. Baptiste, looking at the microphone as if it might bite. "What is it you want to know?" # who: narrator # ask: open
 * [Everything! Buses, mittens, your childhood, the worst snow. # ev: com=1]
   "Well," he says. "That is quite a lot of things." He looks at the ceiling for help. # who: narrator
   -> recall
 * [It's all on the sheet. Question one: please state your name. # ev: com=0]
   "Baptiste," he says. He sits up very straight, like a man having his passport photo taken. # who: narrator
   -> recall
 * [How the first mitten happened. Start wherever you like. # ev: com=2]
   "The first one." His shoulders come down. "That was a blue one, in a snowstorm, in 1979." # who: narrator
   -> recall

=== recall
"When I found one, I did three things, always," he says. "I checked under the back seats for the other one." # who: narrator
"I wrote the bus stop on a paper tag. Then I hung it by my window, so its owner might see it." # who: narrator
Tomasz points at his headphones and makes a face. The tape skipped. What were the three things? # who: narrator # play: listen items=checked-under-the-seats,wrote-the-stop-on-a-tag,hung-it-by-the-window decoys=washed-it-with-soap,rang-the-bus-station,put-it-in-a-drawer # ask: recall
 * [three # out: r3 # ev: com=2]
   You say them back. "Yes! You have it in the right order, too," says Mr. Baptiste. # who: narrator
   -> deadhead
 * [two # out: r2 # ev: com=1]
   "Nearly," says Mr. Baptiste, and he fills in the last one for the tape. # who: narrator
   -> deadhead
 * [one or none # out: r1 # ev: com=0]
   "Not quite," says Mr. Baptiste. He tells it again from the top, a little slower. # who: narrator
   -> deadhead

=== deadhead
"It was mostly Tuesdays," he goes on. "I had a split, see, so I would deadhead back from the loop." # who: narrator
You have no idea what any of that means. # who: narrator # ask: deadhead
 * [Nod, and look it up later. # ev: com=1]
   He goes on about the loop for some time. You nod eleven more times. # who: narrator
   -> burning
 * [Deadhead. Is that a bus thing? I've never driven one. # ev: com=2]
   "Ha! It means you drive home empty. Nobody aboard but you and the mittens." # who: narrator
   -> burning
 * [Oh, totally. Same. # ev: com=0]
   "You drive a bus?" says Mr. Baptiste, very interested. # who: narrator
   Dev laughs so hard that he has to leave the gallery. # who: narrator
   -> burning

=== burning
He is halfway through a story about a goose on the bus. Suddenly you have a brilliant question about snow tires. # who: narrator
It is so good that it itches. # who: narrator # ask: burning
 * [Lift a finger so he can see I have one. # ev: ic=1]
   He stops. "Yes?" By the time the tires are done, he has lost the goose. # who: narrator
   -> ring
 * [Scribble "tires" on my hand. # ev: ic=2]
   The goose, it turns out, had a ticket. You would not have wanted to miss that. # who: narrator
   -> ring
 * [Ask it now, before it escapes. # ev: ic=0]
   "Tires? All-weather," he says. "Now, where was I?" Nobody can remember. The goose is gone. # who: narrator
   -> ring

=== ring
Tomasz holds up a note. CLINKING. Mr. Baptiste's ring taps the table each time he laughs. # who: narrator # ask: ring
 * [The mic can hear your ring on the table. Could you rest that hand? # ev: com=2]
   "Like so? I had no idea it was such a nosy machine." He laughs. No clink. # who: narrator
   -> stitches
 * [Um. There's sort of a noise somewhere? Like a tiny bell? Maybe it's the table? # ev: com=1]
   He looks under the table. He looks behind him. Clink, clink, clink. # who: narrator
   -> stitches
 * [Frown at the ring until he gets it. # ev: com=0]
   He sees the frown and stops laughing. He does not stop tapping. # who: narrator
   -> stitches

=== stitches
"And then the green one with red stitches," he says. He looks over at the window. "Well. That one is different." # who: narrator
Your next question on the sheet is "How many mittens are there in total?" # who: narrator # ask: stitches
 * [So how many mittens are there in total, would you say? # ev: com=0]
   "Nine hundred and four," he says. It is also on the sign behind him. # who: narrator
   He takes something small and green out of his coat anyway, and turns it over. # who: narrator
   -> green
 * [Different how? Only if you feel like telling it. # ev: com=2]
   ~ story = 1
   He is quiet. Then he takes something small and green out of his coat. # who: narrator
   -> green
 * [How many in total? And then maybe that one? # ev: com=1]
   "Nine hundred and four. And that one." He takes something small and green out of his coat. # who: narrator
   -> green

=== green
"She rode to the end of the line every day, and told me jokes. One day the family moved away." # who: narrator
"I never put it on the string. I thought, she might get on again." His voice goes thin. # who: narrator
The tape is still turning. # who: narrator # ask: green
 * [Oh, that's perfect. Could you say it again, closer to the mic? # ev: emp=0]
   He says it again, closer. It comes out like the weather report. # who: narrator
   -> door
 * [That's so sad. # ev: emp=1]
   "Oh, it is only a mitten," he says quickly, and puts it back in his pocket. # who: narrator
   -> door
 * [You've kept her place for a long time. # ev: emp=2]
   "I suppose I have," he says. He lays the mitten on the table, where everyone can see it. # who: narrator
   -> door

=== door
When the tape stops, you notice a girl your age by the door with his hat and his umbrella. # who: narrator
She must be his granddaughter. She is pretending to read the fire exit sign. # who: narrator # ask: door
 * [Give her a wave from the table. # ev: ini=1]
   She waves back with the umbrella. Then you both look at the fire exit sign. # who: narrator
   -> line
 * [Coil the cables until they go. # ev: ini=0]
   You have never coiled so neatly. When you look up, she is helping him with his coat. # who: narrator
   -> line
 * [Go over and ask if the goose story is true. # ev: ini=2]
   "He tells it with a swan at home," she says. "I'm Solène. It was definitely a duck." # who: narrator
   -> line

=== line
Ines comes back with a box of tissues and a pencil. # who: narrator
I dissed it all. Missed. I need one line for the opening. What did he say? # who: ines # face: worried # ask: line
 * [You'd kind of have to hear it. # ev: com=0]
   It is forty-six minutes long! # who: ines # face: frustrated
   -> finish
 * [He kept nine hundred mittens for strangers, and one for a girl he misses. # ev: com=2]
   Ines stops blowing her nose. She writes it down, word for word. # who: narrator
   -> finish
 * [It was about the bus, and mittens, and there was a goose, and it got really good. # ev: com=1]
   "Really good goose," Ines writes. She underlines it, and then she looks at it. # who: narrator
   -> finish

=== finish
Mr. Baptiste stops on his way out and looks up at the long string by the window. # who: narrator
{ story:
    "You asked about the right one," he says. # who: narrator
- else:
    "There is more to that one," he says, patting his coat. "Perhaps another day." # who: narrator
}
He was good. # who: amara # face: happy
The goose was better. # who: dev # face: happy
Outside, the number 9 goes by. He waves at it. It honks. # who: narrator # place: steps
-> END
