import type { DemoProduct } from '../demo-shapes.ts';

export const kvitkaProducts: readonly DemoProduct[] = [
  {
    slug: 'kvitka-rose-sheet-mask',
    code: 'KV-06',
    name: 'Тканинна маска з трояндовою водою',
    human: 'Миттєве зволоження за 15\u00a0хвилин',
    unit: 'шт',
    brand: 'kvitka',
    productTypes: ['masky'],
    skinTypes: ['sukha', 'normalna', 'zhyrna', 'kombinovana', 'chutlyva'],
    description:
      'Тканинна маска з трояндовою водою та гіалуроновою кислотою. За чверть години втамовує спрагу шкіри, пом’якшує її й повертає обличчю свіжий, відпочилий вигляд.',
    descriptionHtml: `
      <p>П’ятнадцять хвилин: чашка чаю, розділ книжки або просто тиша за зачиненими дверима. Стільки ж потрібно цій
      масці, щоб шкіра напилася вологи.</p>
      <p>Тонке полотно просочене 25\u00a0мл есенції на трояндовій воді. Гіалуронова кислота й бетаїн притягують і
      утримують вологу, пантенол і алое заспокоюють шкіру після сонця, вітру чи довгого дня під кондиціонером.</p>
      <p>Маска лягає рівно, не сповзає і пахне живою трояндою, зовсім тихо. Коли ви її знімаєте, на обличчі лишається
      легка волога, а не липка плівка: надлишок есенції можна розподілити на шию та руки.</p>
      <p>Одне саше зручно взяти в дорогу. Набір із п’яти тримайте в холодильнику: спекотного вечора прохолодна маска
      особливо приємна.</p>
    `,
    keyIngredients: `
      <ul>
        <li><strong>Вода дамаської троянди</strong> — освіжає, тонізує й дає ніжний природний аромат.</li>
        <li><strong>Гіалуронова кислота двох розмірів</strong> — утримує вологу та розгладжує лінії сухості.</li>
        <li><strong>Бетаїн</strong> — пом’якшує і зберігає зволоження надовго.</li>
        <li><strong>Пантенол та алое</strong> — заспокоюють, зменшують почервоніння.</li>
      </ul>
    `,
    purpose: `
      <p>Для сухої, нормальної, жирної, комбінованої та чутливої шкіри, коли потрібне швидке зволоження: перед
      макіяжем, після перельоту, наприкінці тижня.</p>
      <p>Містить трояндову ефірну олію. Якщо ви чутливі до ароматичних компонентів, спершу перевірте есенцію на згині
      ліктя.</p>
    `,
    application: `
      <ol>
        <li>Очистьте шкіру й протріть її тоніком.</li>
        <li>Розгорніть маску, прикладіть до обличчя й розгладьте від центру до країв.</li>
        <li>Через 15\u00a0хвилин зніміть, не чекаючи, доки полотно висохне. Залишки есенції вплескайте подушечками
        пальців.</li>
        <li>Нанесіть крем. Повторюйте один-два рази на тиждень; кожна маска одноразова.</li>
      </ol>
    `,
    composition:
      'Rosa Damascena Flower Water, Aqua, Glycerin, Butylene Glycol, Betaine, 1,2-Hexanediol, Panthenol, Aloe Barbadensis Leaf Juice, Trehalose, Sodium Hyaluronate, Hydrolyzed Hyaluronic Acid, Allantoin, Carbomer, Arginine, Xanthan Gum, Polyglyceryl-10 Laurate, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin, Rosa Damascena Flower Oil, Citronellol, Geraniol',
    bestPosition: 5,
    pictures: [
      {
        file: '06-kvitka-rose-sheet-mask-1.webp',
        alt: 'Тканинна маска Kvitka з трояндовою водою в рожевому саше',
      },
      {
        file: '06-kvitka-rose-sheet-mask-2.webp',
        alt: 'Саше тканинної маски Kvitka на світлому подіумі серед пелюсток троянди',
      },
    ],
    variants: [
      {
        code: 'KV-06-1',
        value: '1',
        title: '',
        priceHryvnias: 120,
        stock: 180,
        weightGrams: 35,
        sizeMillimetres: [120, 8, 160],
        icon: 'pouch-single.svg',
      },
      {
        code: 'KV-06-5',
        value: '5',
        title: '',
        priceHryvnias: 520,
        stock: 60,
        weightGrams: 195,
        sizeMillimetres: [125, 35, 165],
        icon: 'pouch-pack.svg',
      },
    ],
  },
  {
    slug: 'kvitka-peony-cream',
    code: 'KV-10',
    name: 'Крем-суфле «Півонія»',
    human: 'Легка текстура, оксамитова шкіра',
    unit: 'мл',
    brand: 'kvitka',
    productTypes: ['kremy'],
    skinTypes: ['normalna', 'sukha', 'chutlyva'],
    description:
      'Повітряний крем-суфле з екстрактом півонії та олією камелії для нормальної, сухої й чутливої шкіри. Зволожує до вечора й залишає шкіру м’якою, мов оксамит.',
    descriptionHtml: `
      <p>У банці — збита хмаринка, яка пружинить під пальцем. На теплій шкірі вона тане, розходиться тонким шаром і за
      хвилину зникає. Лишається м’якість.</p>
      <p>Екстракт півонії заспокоює й підтримує рівний тон, олія камелії та сквалан живлять без важкості, гіалуронова
      кислота утримує вологу до вечора. Цього досить, щоб суха шкіра не нагадувала про себе посеред дня, а нормальній
      було просто добре.</p>
      <p>Під макіяжем крем поводиться чемно: не скочується, не блищить і трохи згладжує поверхню, наче по ній провели
      м’яким пензлем.</p>
      <p>Аромат неголосний: пелюстки, трохи зелені, нічого солодкого. Його чути, доки ви наносите крем, а далі він
      відступає. Півонії взагалі не люблять поспіху, тож дайте собі зранку зайву хвилину.</p>
    `,
    keyIngredients: `
      <ul>
        <li><strong>Екстракт півонії</strong> — заспокоює, підтримує рівний тон, має антиоксидантну дію.</li>
        <li><strong>Олія камелії</strong> — живить, швидко вбирається й не залишає блиску.</li>
        <li><strong>Сквалан</strong> — пом’якшує та зменшує втрату вологи.</li>
        <li><strong>Гіалуронат натрію</strong> — утримує воду, розгладжує лінії сухості.</li>
      </ul>
    `,
    purpose: `
      <p>Для щоденного догляду за нормальною, сухою та чутливою шкірою: зволоження, м’якість, рівна основа під
      макіяж.</p>
      <p>У складі є квітковий аромат. Дуже реактивній шкірі радимо спершу нанести трохи крему за вухом і зачекати
      добу.</p>
    `,
    application: `
      <ol>
        <li>Зранку та ввечері очистьте шкіру, за бажання нанесіть сироватку.</li>
        <li>Візьміть шпателем порцію завбільшки з горошину й зігрійте між пальцями.</li>
        <li>Розподіліть по обличчю, шиї та декольте легкими рухами знизу вгору.</li>
        <li>Зранку завершіть засобом із SPF, а макіяж наносьте через 3–5\u00a0хвилин.</li>
      </ol>
    `,
    composition:
      'Aqua, Glycerin, Caprylic/Capric Triglyceride, Camellia Japonica Seed Oil, Squalane, Cetearyl Alcohol, Pentylene Glycol, Glyceryl Stearate Citrate, Paeonia Lactiflora Root Extract, Paeonia Officinalis Flower Extract, Silica, Panthenol, Sodium Hyaluronate, Allantoin, Tocopherol, Sodium Polyacrylate, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin, Citric Acid, Parfum, Citronellol',
    pictures: [
      {
        file: '10-kvitka-peony-cream-1.webp',
        alt: 'Крем-суфле Kvitka «Півонія» в рожевій банці з мідною кришкою',
      },
      {
        file: '10-kvitka-peony-cream-2.webp',
        alt: 'Банка Kvitka «Півонія» та мазок крему-суфле на рожевому тлі',
      },
    ],
    variants: [
      {
        code: 'KV-10-50',
        value: '50',
        title: '',
        priceHryvnias: 890,
        stock: 96,
        weightGrams: 185,
        sizeMillimetres: [72, 72, 62],
      },
    ],
  },
  {
    slug: 'kvitka-rose-gift-set',
    code: 'KV-15',
    name: 'Подарунковий набір «Трояндовий ранок»',
    human: 'Олія, крем і коробка зі стрічкою',
    unit: 'шт',
    brand: 'kvitka',
    productTypes: ['nabory'],
    skinTypes: ['sukha', 'normalna', 'zhyrna', 'kombinovana', 'chutlyva'],
    description:
      'Набір для неспішного ранку: трояндова олія-сироватка та крем-суфле «Півонія» в рожевій коробці зі стрічкою. Готовий подарунок, який лишається тільки вручити.',
    descriptionHtml: `
      <p>Добрий ранок починається не з будильника, а з кількох крапель олії, зігрітих у долонях. Потім — трохи крему,
      запах півонії, і обличчя готове до дня. Цей маленький ритуал ми склали в коробку й перев’язали стрічкою.</p>
      <p>Усередині <strong>олія-сироватка з трояндою</strong>, 30\u00a0мл: живить і додає шкірі сяяння. Поруч
      <strong>крем-суфле «Півонія»</strong>, 50\u00a0мл: зволожує й лишає відчуття оксамиту. Третя річ — сама коробка,
      цупка, з кришкою. Потім у ній добре зберігати листи або прикраси.</p>
      <p>Олія-сироватка створена для цього набору, окремо її немає. Вона легша за звичайну олію для обличчя, тому
      навіть жирній шкірі з нею комфортно: досить однієї краплі.</p>
      <p>Подаруйте мамі, подрузі, колезі. Або собі, без жодної нагоди.</p>
    `,
    keyIngredients: `
      <ul>
        <li><strong>Олія шипшини та сквалан</strong> — живлять, пом’якшують, додають сяяння.</li>
        <li><strong>Олія дамаської троянди</strong> — дає тонкий природний аромат.</li>
        <li><strong>Екстракт півонії</strong> — заспокоює та підтримує рівний тон.</li>
        <li><strong>Олія камелії та гіалуронат натрію</strong> — зволожують і роблять шкіру м’якою.</li>
      </ul>
    `,
    purpose: `
      <p>Для сухої, нормальної, комбінованої, жирної та чутливої шкіри. Набір підійде тим, хто любить квіткові аромати
      й короткий ранковий догляд у два кроки.</p>
      <p>Обидва засоби ароматизовані. Якщо шкіра реагує на ефірні олії, спершу перевірте їх на згині ліктя.</p>
    `,
    application: `
      <ol>
        <li>Очистьте обличчя й протріть тоніком.</li>
        <li>Зігрійте в долонях 2–3\u00a0краплі олії-сироватки (для жирної шкіри — одну) й притисніть до обличчя.</li>
        <li>За хвилину нанесіть крем-суфле на обличчя та шию.</li>
        <li>Зранку завершіть засобом із SPF; увечері двох кроків достатньо.</li>
      </ol>
    `,
    composition:
      'Олія-сироватка з трояндою: Caprylic/Capric Triglyceride, Squalane, Rosa Canina Fruit Oil, Simmondsia Chinensis Seed Oil, Vitis Vinifera Seed Oil, Camellia Japonica Seed Oil, Tocopherol, Helianthus Annuus Seed Oil, Rosa Damascena Flower Oil, Citronellol, Geraniol, Linalool. Крем-суфле «Півонія»: Aqua, Glycerin, Caprylic/Capric Triglyceride, Camellia Japonica Seed Oil, Squalane, Cetearyl Alcohol, Pentylene Glycol, Glyceryl Stearate Citrate, Paeonia Lactiflora Root Extract, Paeonia Officinalis Flower Extract, Silica, Panthenol, Sodium Hyaluronate, Allantoin, Tocopherol, Sodium Polyacrylate, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin, Citric Acid, Parfum, Citronellol',
    isCollectionProduct: true,
    bestPosition: 7,
    pictures: [
      {
        file: '15-kvitka-rose-gift-set-1.webp',
        alt: 'Подарунковий набір Kvitka: олія-сироватка, крем і рожева коробка зі стрічкою',
      },
      {
        file: '15-kvitka-rose-gift-set-2.webp',
        alt: 'Набір Kvitka «Трояндовий ранок» на світлому подіумі з пелюстками',
      },
    ],
    variants: [
      {
        code: 'KV-15-3',
        value: '3',
        title: '',
        priceHryvnias: 1890,
        stock: 25,
        weightGrams: 520,
        sizeMillimetres: [220, 160, 110],
      },
    ],
  },
  {
    slug: 'kvitka-rose-water',
    code: 'KV-19',
    name: 'Гідролат троянди, спрей',
    human: 'Освіжає шкіру протягом дня',
    unit: 'мл',
    brand: 'kvitka',
    productTypes: ['toniky'],
    skinTypes: ['normalna', 'sukha', 'chutlyva'],
    description:
      'Гідролат дамаської троянди у спреї для нормальної, сухої та чутливої шкіри. Освіжає, знімає стягнутість після вмивання й готує шкіру до сироватки чи крему.',
    descriptionHtml: `
      <p>Пелюстки дамаської троянди переганяють із водяною парою. Частина аромату переходить в олію, решта лишається у
      воді. Ця вода і є гідролат: прозорий, ледь терпкий, із запахом саду після дощу.</p>
      <p>Пирснули після вмивання — і стягнутість минула. Пирснули в офісі під кондиціонером — і шкірі полегшало.
      Розпилювач дає дрібний туман, який лягає рівно й не псує макіяжу.</p>
      <p>Сама трояндова вода освіжає, але вологу не втримує. Тому ми додали бетаїн, пантенол і трохи гіалуронату
      натрію: завдяки їм свіжість не зникає разом із краплями. Спирту й барвників немає.</p>
      <p>Флакон на 100\u00a0мл поміститься в сумку та в ручну поклажу. Об’єм 200\u00a0мл — для полиці у ванній і для
      всіх, хто до неї дотягнеться.</p>
    `,
    keyIngredients: `
      <ul>
        <li><strong>Гідролат дамаської троянди</strong> — основа засобу: освіжає й тонізує.</li>
        <li><strong>Бетаїн</strong> — утримує вологу та пом’якшує.</li>
        <li><strong>Пантенол</strong> — заспокоює після вмивання та сонця.</li>
        <li><strong>Гіалуронат натрію</strong> — продовжує відчуття зволоженості.</li>
      </ul>
    `,
    purpose: `
      <p>Для нормальної, сухої та чутливої шкіри: тонізування після вмивання, освіження впродовж дня, зволоження перед
      кремом.</p>
      <p>Гідролат містить природні ароматичні речовини троянди. Якщо ви до них чутливі, спершу розпиліть трохи на згин
      ліктя.</p>
    `,
    application: `
      <p>Заплющте очі й розпиліть на обличчя з відстані 20–25\u00a0см. Після вмивання не витирайте: одразу нанесіть
      сироватку або крем на вологу шкіру.</p>
      <p>Удень користуйтеся за потреби, зокрема поверх макіяжу. Можна змочити ватний диск і прикласти до втомлених
      повік на кілька хвилин. Флакон тримайте подалі від сонця.</p>
    `,
    composition:
      'Rosa Damascena Flower Water, Pentylene Glycol, Betaine, Glycerin, Panthenol, Sodium Hyaluronate, Sodium Benzoate, Potassium Sorbate, Citric Acid, Citronellol, Geraniol',
    pictures: [
      {
        file: '19-kvitka-rose-water-1.webp',
        alt: 'Гідролат троянди Kvitka в рожевому прозорому флаконі з розпилювачем',
      },
      {
        file: '19-kvitka-rose-water-2.webp',
        alt: 'Флакон гідролату Kvitka на подіумі серед відблисків води',
      },
    ],
    variants: [
      {
        code: 'KV-19-100',
        value: '100',
        title: '',
        priceHryvnias: 420,
        stock: 140,
        weightGrams: 175,
        sizeMillimetres: [46, 46, 160],
        icon: 'mist-small.svg',
      },
      {
        code: 'KV-19-200',
        value: '200',
        title: '',
        priceHryvnias: 720,
        stock: 72,
        weightGrams: 310,
        sizeMillimetres: [56, 56, 190],
        icon: 'mist-large.svg',
      },
    ],
  },
  {
    slug: 'kvitka-camellia-mask',
    code: 'KV-24',
    name: 'Нічна маска з камелією, саше',
    human: 'Живить і розгладжує шкіру, поки ви спите',
    unit: 'шт',
    brand: 'kvitka',
    productTypes: ['masky'],
    skinTypes: ['sukha', 'normalna', 'zrila'],
    description:
      'Нічна маска з олією камелії та ніацинамідом для сухої, нормальної та зрілої шкіри. Наносите перед сном, а вранці обличчя м’яке, гладеньке й зволожене.',
    descriptionHtml: `
      <p>З нею не треба стежити за годинником і йти вмиватися, коли вже хочеться спати. Нанесли тонкий шар, погасили
      світло, а решту маска зробить до ранку.</p>
      <p>Олія камелії близька шкірі за складом жирних кислот, тому вбирається легко й пом’якшує без жирної плівки.
      Сквалан і керамід допомагають утримати вологу вночі, коли шкіра втрачає її швидше, ніж удень; ніацинамід
      поступово вирівнює тон.</p>
      <p>Текстура — персиковий гель-бальзам. Він тане від тепла рук, за десять хвилин вбирається й не лишається на
      подушці. Аромат ледь чутний, чайно-квітковий.</p>
      <p>У саше 20\u00a0мл: цього вистачає на обличчя, шию й декольте на два вечори. Одне зручно взяти в подорож, а
      десять — це понад два місяці неквапного догляду вдома.</p>
    `,
    keyIngredients: `
      <ul>
        <li><strong>Олія камелії</strong> — живить, пом’якшує, повертає шкірі еластичність.</li>
        <li><strong>Ніацинамід</strong> — вирівнює тон і підтримує захисний бар’єр.</li>
        <li><strong>Сквалан і керамід NP</strong> — зменшують нічну втрату вологи.</li>
        <li><strong>Гіалуронат натрію</strong> — зволожує та розгладжує лінії сухості.</li>
      </ul>
    `,
    purpose: `
      <p>Для сухої, нормальної та зрілої шкіри: сухість, відчуття стягнутості, тьмяний колір, лінії сухості. Доречна в
      опалювальний сезон і після перельотів.</p>
      <p>Жирній та схильній до висипань шкірі краще обрати легшу гелеву маску.</p>
    `,
    application: `
      <ol>
        <li>Увечері очистьте шкіру, нанесіть тонік і сироватку.</li>
        <li>За 15–20\u00a0хвилин до сну розподіліть маску тонким шаром на обличчя, шию та декольте, оминаючи
        повіки.</li>
        <li>Залиште на ніч, уранці вмийтеся. Користуйтеся двічі на тиждень, через вечір, замість нічного крему.</li>
        <li>Відкрите саше загорніть, тримайте в холодильнику й використайте за три доби.</li>
      </ol>
    `,
    composition:
      'Aqua, Glycerin, Camellia Japonica Seed Oil, Squalane, Butylene Glycol, Niacinamide, Caprylic/Capric Triglyceride, Cetyl Alcohol, Polyglyceryl-3 Methylglucose Distearate, Camellia Japonica Flower Extract, Panthenol, Beta-Glucan, Ceramide NP, Sodium Hyaluronate, Tocopherol, Acrylates/C10-30 Alkyl Acrylate Crosspolymer, Sodium Hydroxide, Xanthan Gum, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin, Beta-Carotene, Parfum, Linalool',
    pictures: [
      {
        file: '24-kvitka-camellia-mask-1.webp',
        alt: 'Нічна маска Kvitka з камелією в персиковому саше',
      },
      {
        file: '24-kvitka-camellia-mask-2.webp',
        alt: 'Саше нічної маски Kvitka та персикові краплі текстури',
      },
    ],
    variants: [
      {
        code: 'KV-24-1',
        value: '1',
        title: '',
        priceHryvnias: 95,
        stock: 150,
        weightGrams: 28,
        sizeMillimetres: [110, 8, 145],
      },
      {
        code: 'KV-24-10',
        value: '10',
        title: '',
        priceHryvnias: 820,
        stock: 8,
        weightGrams: 305,
        sizeMillimetres: [115, 60, 150],
      },
    ],
  },
  {
    slug: 'kvitka-rosehip-oil',
    code: 'KV-30',
    name: 'Олія шипшини для обличчя',
    human: 'Додає сяяння та живить суху шкіру',
    unit: 'мл',
    brand: 'kvitka',
    productTypes: ['syrovatky'],
    skinTypes: ['sukha', 'zrila', 'normalna'],
    description:
      'Олія шипшини зі скваланом та обліпихою для сухої, зрілої й нормальної шкіри. Живить, пом’якшує лінії сухості й надає обличчю теплого, здорового сяяння.',
    descriptionHtml: `
      <p>Три краплі на долоню, кілька секунд тепла, дотик. Із цього починається вечір, після якого шкіра прокидається
      м’якою.</p>
      <p>Олію шипшини холодного віджиму цінують за лінолеву та ліноленову кислоти: саме їх часто бракує сухій і зрілій
      шкірі. Вона живить, пом’якшує лінії сухості, а з часом робить тон рівнішим. Сквалан додає легкості, обліпиха —
      каротиноїдів, вітамін E береже олії від окиснення.</p>
      <p>Кораловий колір природний: його дають плоди, а не барвники. На шкірі він непомітний, та щойно нанесену олію
      краще берегти від білої наволочки. Дайте їй п’ять хвилин.</p>
      <p>Текстура суха, як для олії: вбирається без липкості й лишає тихий полиск, ніби ви щойно повернулися з
      прогулянки. Води у складі немає, тож флакона на 30\u00a0мл вистачає надовго.</p>
    `,
    keyIngredients: `
      <ul>
        <li><strong>Олія шипшини</strong> — джерело лінолевої та ліноленової кислот: живить і вирівнює тон.</li>
        <li><strong>Сквалан</strong> — пом’якшує, робить текстуру легкою.</li>
        <li><strong>Олія обліпихи</strong> — каротиноїди для теплого сяяння.</li>
        <li><strong>Вітамін E та екстракт розмарину</strong> — антиоксиданти, захищають олії від окиснення.</li>
      </ul>
    `,
    purpose: `
      <p>Для сухої, зрілої та нормальної шкіри: сухість, лінії сухості, тьмяний колір, нерівний тон.</p>
      <p>Жирній та схильній до висипань шкірі радимо починати з однієї краплі на ніч. Містить трояндову ефірну олію,
      тому перед першим нанесенням перевірте реакцію на згині ліктя.</p>
    `,
    application: `
      <ol>
        <li>Нанесіть тонік або гідролат, щоб шкіра була трохи волога.</li>
        <li>Зігрійте в долонях 2–3\u00a0краплі олії та притисніть до обличчя, шиї й декольте.</li>
        <li>Увечері наносьте після крему або замість нього. Зранку досить однієї краплі, а за десять хвилин — SPF.</li>
      </ol>
    `,
    composition:
      'Rosa Canina Fruit Oil, Squalane, Simmondsia Chinensis Seed Oil, Caprylic/Capric Triglyceride, Hippophae Rhamnoides Fruit Oil, Tocopherol, Helianthus Annuus Seed Oil, Rosmarinus Officinalis Leaf Extract, Bisabolol, Rosa Damascena Flower Oil, Citronellol, Geraniol',
    isCollectionProduct: true,
    pictures: [
      {
        file: '30-kvitka-rosehip-oil-1.webp',
        alt: 'Олія шипшини Kvitka у прозорому флаконі з рожевою піпеткою',
      },
      {
        file: '30-kvitka-rosehip-oil-2.webp',
        alt: 'Флакон олії шипшини Kvitka та коралові краплі на рожевому тлі',
      },
    ],
    variants: [
      {
        code: 'KV-30-30',
        value: '30',
        title: '',
        priceHryvnias: 680,
        discountPriceHryvnias: 544,
        stock: 48,
        weightGrams: 105,
        sizeMillimetres: [42, 42, 112],
      },
    ],
  },
];
