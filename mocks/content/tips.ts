/** Tips by the place they are about. */
export const tips: Readonly<Record<string, readonly string[]>> = {
  varanasi: [
    'Take the 5.15 boat from Assi, not from Dashashwamedh. Half the price (₹150 a head in a shared one), and you drift into the morning aarti instead of queueing for it.',
    'Auto from the station to Godowlia: ₹120, and it stops 600 m short because of the barriers. Wear shoes you can walk in.',
  ],
  spiti: [
    'Winter Spiti is open, by the Kinnaur side. Reckong Peo to Kaza, HRTC at 7 am, about ₹420. Carry two days of spare time and cash, the Kaza ATM runs dry on Fridays.',
    'Do not sleep your first night at Langza. Kaza first, it is 700 m lower, and your head will thank you.',
    'BSNL and Jio work in Kaza. Nothing works in Mudh. Tell your mother before you leave.',
  ],
  leh: [
    'The inner line permit is online now at https://www.lahdclehpermit.in, environment fee ₹400 plus ₹20 a day. Print four copies, the checkpoints keep them.',
    'Shared jeep to Nubra from the polo ground, ₹500 a seat, leaves when full, which is 8 am or never.',
  ],
  pangong: [
    'Stay at Man or Merak, not Spangmik. Same lake, half the tents, and homestays at ₹1,500 with dinner.',
  ],
  manali: [
    'The HPTDC bus from Delhi drops you 2 km from the mall road at 6 am. Ignore the first four taxi quotes. The fifth is ₹150.',
  ],
  jaisalmer: [
    'Skip the sunset dunes at Sam, thirty jeeps and a DJ. Ask for Khuri or Damodara. ₹1,800 a night with dinner and a camel that has a name.',
  ],
  jaipur: [
    'Composite ticket, ₹300 for Indians, covers Amber, Hawa Mahal, Jantar Mantar and five more over two days. Students pay ₹40.',
  ],
  udaipur: [
    'City Palace boats are ₹400 to ₹800. The municipal jetty near Dudh Talai does the same loop for ₹250.',
  ],
  delhi: [
    'Airport Express from New Delhi station: 19 minutes, ₹60, and you can check in your bag for some airlines at the station itself.',
    'Fog season, mid December to late January: book the afternoon flight. The morning ones are fiction.',
  ],
  agra: [
    'Buy the Taj ticket on the ASI site the night before, enter by the East gate at 6, and leave by 8.30 when the tour buses come. Closed on Fridays.',
  ],
  amritsar: [
    'For the Attari ceremony be at the gate two hours early or sit behind a pillar. Bags are not allowed, not even small ones. Locker outside, ₹50.',
  ],
  srinagar: [
    'A shikara has a government rate board at every ghat. Ask to see it, smile, pay that. It is ₹800 an hour at present.',
  ],
  rishikesh: [
    'Rafting shuts from July to mid September. Anybody who takes your advance for August is selling you a swim.',
  ],
  darjeeling: [
    'Shared jeep from NJP is ₹300 and three hours. The toy train is eight hours and breaks down. Do the jeep up, and the two-hour joy ride once you are there.',
  ],
  gangtok: [
    'Nathula permits need your photo, a voter card or passport (not Aadhaar alone) and one clear day in between. Wednesday to Sunday only.',
  ],
  meghalaya: [
    'Nongriat with bad knees: stay two nights at the village (₹400 a bed), go down one day, come up the next. Nobody will carry you.',
    'The Shillong share taxi stand for Sohra is at Bara Bazar, Anjalee point. ₹120. Last one back leaves at 4.',
  ],
  kaziranga: [
    'Jeep safari from Kohora, ₹3,600 a jeep for up to six. Book central range for the afternoon, western for the morning. The park shuts from May to October.',
  ],
  kolkata: [
    'Metro from the airport is open now. Ignore the prepaid taxi counter queue between 9 and 11 at night.',
  ],
  mumbai: [
    'First-class local ticket Churchgate to Bandra: about ₹70 against ₹10. Between 8 and 10.30 it is the same crowd with better shoes. Wait for 11.',
    'If it rains more than 100 mm overnight, the Harbour line stops first. Check @centralrailway, then have a long breakfast.',
  ],
  goa: [
    "Rent a scooter only with black-on-yellow plates. White plates are private, and the fine at the Chapora check is yours, not the owner's.",
    'Thivim, not Madgaon, for the north beaches. Saves ₹900 of taxi.',
  ],
  gokarna: [
    'The last bus from Om Beach to town is at 6.15 pm. After that it is ₹300 by auto or 50 minutes in the dark with a torch.',
  ],
  coorg: ['Leech socks, ₹250 in Madikeri bazaar. Salt does not work. Neither does running.'],
  ooty: [
    'The rack train opens for booking 60 days ahead at 8 am and fills by 8.04. Quota from Coonoor is easier and has the same best half.',
  ],
  munnar: [
    'Book the Eravikulam slot online a day earlier. Walk-ins in December waited three hours for a goat.',
  ],
  alleppey: [
    'Houseboats anchor at 5.30 pm by rule. If you want moving water at sunset, take a shikara or the ₹29 ferry.',
  ],
  kochi: [
    'Water Metro from High Court to Vypin, ₹20, air-conditioned, no ticket touts. Then the old jetty for Fort Kochi, ₹6.',
  ],
  madurai: [
    'Meenakshi temple closes from 12.30 to 4. Phones stay in a locker outside (₹10). Dress code is real: no shorts.',
  ],
  hampi: [
    'Two tickets, one price: keep the Vittala stub, the same ₹40 ticket lets you into Lotus Mahal if you go on the same day.',
    'Coracles stop at 5.45 pm. Miss the last and it is 40 km round by road, ₹1,200.',
  ],
  pondicherry: ['ECR bus from Chennai CMBT, ₹190, every ten minutes. The right-hand window has the sea.'],
  kutch: [
    'You need a permit for the white Rann, ₹100 online, at Bhirandiyara otherwise. Go at 4 pm with the moon up, or at 6 in the morning with no one.',
  ],
  andaman: [
    'Government ferry tickets open four days before at the Phoenix Bay counter, ₹480 to Havelock against ₹1,600 on the private boats.',
  ],
  kathmandu: [
    'Indians need no visa, but airlines want a passport or voter card at check-in. A driving license is not enough.',
  ],
  kyoto: [
    'Fushimi Inari has no gate and no hours. Go at 10 at night. Bring a jumper and no expectations of monkeys.',
  ],
  tokyo: [
    'Suica in your phone wallet, ¥1,000 to start. The paper tourist pass only pays off at five rides a day.',
  ],
  bangkok: [
    'From Suvarnabhumi, the City Line to Makkasan is 35 baht and 25 minutes. Taxi at 6 pm is 450 and 90 minutes.',
  ],
  bali: [
    'Indonesian e-visa on arrival: do it on the official site before you fly and walk past the longest queue of your life. IDR 500,000.',
  ],
  singapore: [
    'Tap any contactless card on the bus. No ticket, no app. Tap out as well or you pay for the whole line.',
  ],
  istanbul: [
    'Get an Istanbulkart at the yellow machine, one card does for five people. Museum Pass is dear now, count first.',
  ],
  lisbon: ['Tram 28 from Campo de Ourique, not from Martim Moniz. You will sit.'],
  santorini: ['April, May, October. In August the bus from Fira to Oia has a queue you can see from space.'],
  tromso: [
    'Rent boots, do not buy. About NOK 150 a day against 2,500. And put the phone inside your jacket, batteries die at minus fifteen.',
  ],
  london: ['Do not buy an Oyster card, tap your bank card. The daily cap does the thinking.'],
};
