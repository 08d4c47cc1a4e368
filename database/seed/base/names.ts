import type { Random } from './random.ts';

/** Given and family names that are heard together. Common in their places, and of nobody in particular. */
type Culture = { weight: number; given: readonly string[]; family: readonly string[] };

export type PersonName = { first: string; last: string };

const CULTURES: readonly Culture[] = [
  culture(
    14,
    `Ava Caleb Clara Dylan Eleanor Ethan Grace Hazel Henry Iris Jack Lily Logan Lucy Mason Nora Owen Paige Quinn
     Riley Rowan Ruby Sadie Theo Violet Wyatt Avery Harper Julian Everett`,
    `Ashby Barlow Bennett Calder Crane Dalton Ellery Fletcher Garner Hollis Ingram Keating Langley Merritt
     Norwood Pruitt Ramsey Sutton Thatcher Whitlock`,
  ),
  culture(
    8,
    `Aaliyah Amari Brielle Darius Deja Elijah Imani Jalen Kiara Malik Nia Skye Tiana Xavier Zion Isaiah Journey
     Micah Serenity Josiah`,
    `Bolden Broussard Chatman Dozier Fontenot Gaines Hairston Lockett Mayfield Pettway Ridley Sykes Tolliver
     Whitfield Yancey`,
  ),
  culture(
    13,
    `Alejandro Camila Diego Elena Emiliano Gabriela Isabela Javier Lucía Mateo Natalia Octavio Paloma Rogelio Renata
     Santiago Sofía Valentina Ximena Andrés Inés Joaquín`,
    `Aguilar Barrera Castañeda Cervantes Delgado Escobedo Figueroa Galindo Ibarra Jurado Lozano Montaño Núñez Olvera
     Peña Quiroz Robledo Sandoval Treviño Zaragoza De~la~Cruz Ruiz-Vega Ortega-Solís`,
  ),
  culture(
    3,
    `Beatriz Caio Davi Heloísa Renan Lara Luana Otávio Tainá Vinícius`,
    `Arruda Azevedo Barros Cardoso Fonseca Moreira Nogueira Queiroz Sampaio Teixeira`,
  ),
  culture(
    5,
    `Anh Bảo Duy Hạnh Khánh Lan Linh Minh Ngọc Phúc Quân Thu Trang Tín Vy`,
    `Bùi Đặng Dương Huỳnh Lê Nguyễn Phạm Phan Trần Võ`,
  ),
  culture(
    6,
    `Chia-Wei Hao-Yu Hui-Min Jia-Yi Ming-Han Pei-Shan Wei-Ting Yi-Chen Yu-Hsuan Zi-Han Xinyi Zihan Haoran Ruoxi`,
    `Chang Chen Chiang Fang Hsieh Hsu Kuo Lai Liao Lien Shen Tsai Weng Xu Zhou`,
  ),
  culture(
    4,
    `Na-yun Do-yun Eun-seo Ha-eun Ji-ho Jun-seo Ye-jun Seo-yeon Yu-jun Su-ah`,
    `Ahn Bae Cho Choi Han Jang Kang Kim Kwon Seo Shin Yoon`,
  ),
  culture(
    3,
    `Aoi Daichi Emi Haruka Hinata Itsuki Kaito Mei Ren Sakura Sora Yuna`,
    `Endo Fujii Hayashi Ishida Kondo Matsuda Nakano Okada Sakai Tamura Ueda`,
  ),
  culture(
    8,
    `Aarav Aditi Ananya Arjun Riya Ishaan Kavya Leela Gauri Nikhil Jyoti Sahil Saanvi Tara Vihaan Anika Neel`,
    `Agarwal Banerjee Bhatt Chaudhary Deshpande Ghosh Iyer Joshi Kulkarni Menon Nair Patel Rane Rathod Shah
     Subramanian Trivedi`,
  ),
  culture(
    3,
    `Amrit Gurleen Harjot Jasleen Manvir Navdeep Prabhjot Simran`,
    `Bains Dhaliwal Gill Grewal Sandhu Sidhu Sohal`,
  ),
  culture(
    4,
    `Ahsan Fatima Hamza Hania Ibrahim Maryam Rabia Rafay Sana Yusra Zainab Zayan`,
    `Ansari Baig Chowdhury Farooqi Hashmi Lodhi Qureshi Rahman Siddiqui`,
  ),
  culture(
    5,
    `Amal Bilal Dina Farah Hadi Jad Karim Layla Lina Nour Omar Rami Salma Tariq Yara Yousef`,
    `Abboud Al-Khatib Daher Fakhoury Haddad Khalil Mansour Nasser Najjar Saleh Shaheen Zaher`,
  ),
  culture(
    3,
    `Arash Darya Kian Laleh Navid Parisa Roya Shirin`,
    `Ahmadi Bahrami Farahani Karimi Moradi Rostami Tehrani`,
  ),
  culture(3, `Aylin Berk Deniz Elif Ozan İpek Kerem Selin`, `Aksoy Çelik Demir Kaya Öztürk Şahin Yıldız`),
  culture(
    5,
    `Adaeze Chidi Chiamaka Ifeoma Kelechi Nnamdi Obinna Ugochi Ayomide Folake Tunde Temitope`,
    `Adeyemi Afolabi Balogun Eze Nwachukwu Obi Ogunleye Okafor Okonkwo Onyekachi`,
  ),
  culture(
    3,
    `Abena Akosua Efua Esi Kofi Kwame Kwabena Yaw`,
    `Agyeman Ansah Asante Boateng Mensah Owusu Sarpong`,
  ),
  culture(
    4,
    `Abdi Ayaan Eyob Hodan Liya Meron Naima Samira Selam Yonas`,
    `Abebe Alemu Bekele Farah Gebremariam Haile Hassan Tesfaye Warsame`,
  ),
  culture(
    3,
    `Amani Baraka Furaha Jabari Neema Wanjiru Zawadi`,
    `Kamau Kariuki Mwangi Mutua Njoroge Otieno Wambui`,
  ),
  culture(
    4,
    `Aleksander Hanna Jakub Kasia Łucja Mikołaj Oliwia Zofia Bohdan Daryna Oksana Taras`,
    `Kowalczyk Nowak Mazur Pawlak Wójcik Sikora Bondar Kovalenko Melnyk Shevchuk`,
  ),
  culture(
    3,
    `Astrid Emil Freja Ingrid Lars Linnea Nils Signe Søren`,
    `Bergström Dahl Eklund Halvorsen Lindqvist Nyström Ødegård Sørensen`,
  ),
  culture(
    4,
    `Alessia Chiara Enzo Giulia Luca Marco Matilde Théo Amélie Margaux Zoé`,
    `Bellini Conti D’Angelo Gallo Lombardi Marchetti Beaulieu Chevalier Fournier Lacroix`,
  ),
  culture(
    3,
    `Aoife Cian Eoin Fiona Liam Maeve Niamh Ronan Saoirse`,
    `Tierney Callahan Hanlon Fallon Keane O’Rourke Quinlan`,
  ),
  culture(
    3,
    `Ariel Talya Eitan Hannah Asher Miriam Noam Shira`,
    `Adler Feldman Kaplan Levin Rosen Shapiro Weissman`,
  ),
  culture(
    4,
    `Alon Amihan Bayani Ligaya Luz Makisig Mayumi Tala Angelo Jasmine`,
    `Bautista Catacutan Dimaculangan Lacson Manalo Macaraeg Pangilinan Salonga Villanueva`,
  ),
  culture(
    3,
    `Kainoa Keahi Leilani Malia Nalani Alana Sione Talia`,
    `Kahale Kealoha Mahoe Faleolo Fonua Moala Taufa`,
  ),
  culture(
    3,
    `Autumn Dion Jolene Mariah Nizhoni Shandiin Tyler`,
    `Begay Benally Nez Redhouse Tso Tsosie Yazzie`,
  ),
  culture(2, `Kou Maly Nou Pakou Xeng`, `Lor Moua Vang Vue Xiong Yang`),
  culture(
    2,
    `Chantal Emmanuel Fabienne Jean-Luc Mirlande Wideline`,
    `Baptiste Desrosiers Estimé Jean-Louis Toussaint`,
  ),
];

const TOTAL_WEIGHT = CULTURES.reduce((sum, { weight }) => sum + weight, 0);

/** Many families keep their name and take a given one from next door. */
const GIVEN_FROM_NEXT_DOOR = 0.15;

export function pickName(random: Random): PersonName {
  const own = pickCulture(random);
  const given = random.chance(GIVEN_FROM_NEXT_DOOR) ? (CULTURES[0] ?? own) : own;
  return { first: random.pick(given.given), last: random.pick(own.family) };
}

function pickCulture(random: Random): Culture {
  let place = random.next() * TOTAL_WEIGHT;
  for (const candidate of CULTURES) {
    place -= candidate.weight;
    if (place < 0) return candidate;
  }
  throw new RangeError('the weights do not add up');
}

/** A tilde stands for the blank inside a name. */
function culture(weight: number, given: string, family: string): Culture {
  return { weight, given: namesIn(given), family: namesIn(family) };
}

function namesIn(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('~', ' '));
}
