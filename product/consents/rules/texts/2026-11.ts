import type { TextsOfVersion } from './shape.ts';

/** Read and decided about since November 2026. Never edited: what is to read otherwise is another version. */
export const TEXTS_2026_11: TextsOfVersion = {
  en: {
    play: {
      name: 'Play',
      what: 'Children play story programs on the student site. What they answer shows how they use six social and emotional skills.',
      kept: 'Answers, minutes and levels are kept with the child. The child’s teachers and the people who run the school read them; the family reads in plain words what goes well. No other company uses them, and there is no advertising.',
      without: 'The child can neither begin nor go on playing. What was played before stays in the record.',
    },
    'check-ins': {
      name: 'Emotion check-ins',
      what: 'Before play, children are asked how they feel. They choose a face, or “Not now”, and are told first who will see it.',
      kept: 'The face, the moment and the adults the child was told of are kept. On the screen only those adults read it by name. A copy of the whole record, which the school makes for the family, has it too, and the school reads shares of ten children or more.',
      without: 'The child is not asked. What the child said before stays in the record.',
    },
    'follow-up': {
      name: 'Follow-up',
      what: 'After several hard days, or when a child asks to talk, an adult of the school is asked to look after the child, and somebody else when that takes too long.',
      kept: 'What was noticed, who answered and what they noted is kept, and read by the child’s teachers, the colleagues the child is shared with, and the two adults who respond at the school.',
      without:
        'After hard days nobody is asked to look after the child. The child is not asked whether they would like to talk. A request that the child has already made is still answered.',
    },
    observations: {
      name: 'SEL check-ins by adults',
      what: 'Once a term, adults who know the child say how often they see each of six skills.',
      kept: 'What each adult saw is kept with the child, and read by that adult and the counselors who look after the child.',
      without: 'No adult records what they see of the child. What was recorded before stays in the record.',
    },
    norms: {
      name: 'Norms and better questions',
      what: 'Results and answers, without names, are counted together with those of many children: to say what is usual in a grade, and to find questions that are too easy or unfair.',
      kept: 'Counts, averages and, for each skill, the single results of at least 100 children are kept, in order of size and without anything that says whose they are. They are counted anew each night.',
      without: 'The child is left out at the next count. Nothing else changes for the child.',
    },
  },
  'zh-TW': {
    play: {
      name: '遊玩',
      what: '孩子在學生網站上玩故事課程。從孩子的作答，可以看出孩子如何運用六項社會情緒能力。',
      kept: '作答、時間與等級會和孩子的資料一起保存，由孩子的老師與學校管理員閱讀；家人會讀到以淺白文字說明孩子做得好的地方。沒有其他公司會使用，也不做廣告。',
      without: '孩子無法開始玩，也無法繼續玩。之前玩過的內容會留在紀錄裡。',
    },
    'check-ins': {
      name: '心情簽到',
      what: '遊玩之前，會問孩子現在的感受。孩子可以選一張臉，或選「先不說」，而且會先知道有誰會看到。',
      kept: '會保存所選的臉、時間，以及事先告訴孩子的大人。畫面上只有這些大人看得到是誰說的。學校為家庭製作的完整資料副本也會包含；學校另外只看得到十個以上孩子的比例。',
      without: '不會再問這個孩子。之前說過的會留在紀錄裡。',
    },
    'follow-up': {
      name: '關懷追蹤',
      what: '連續幾天難受之後，或孩子想找人談談時，系統會請學校的一位大人關心孩子；如果太久沒有回應，會再請另一位。',
      kept: '注意到什麼、誰回應、寫下什麼，都會保存，由孩子的老師、共享該學生的同事，以及學校負責回應的兩位大人閱讀。',
      without: '難受的日子之後，不會請任何人關心，也不會問孩子想不想談談。孩子已經提出的談話仍會有人回應。',
    },
    observations: {
      name: 'SEL 觀察紀錄',
      what: '每學期一次，認識孩子的大人會說出多常看到孩子運用六項能力。',
      kept: '每位大人看到的內容會和孩子的資料一起保存，由那位大人與照顧孩子的輔導老師閱讀。',
      without: '不會有大人記錄對這個孩子的觀察。之前記錄的會留在紀錄裡。',
    },
    norms: {
      name: '常模與題目改進',
      what: '結果與作答會去除姓名，和許多孩子的一起計算：用來說明某個年級通常如何，並找出太簡單或不公平的題目。',
      kept: '會保存次數與平均，以及每項能力至少 100 個孩子的個別結果；結果按大小排列，不含任何能看出是誰的資料，並且每晚重新計算。',
      without: '下次計算時不會算進這個孩子。其他都不改變。',
    },
  },
};
