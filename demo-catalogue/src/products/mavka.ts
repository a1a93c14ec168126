import type { DemoProduct } from '../demo-shapes.ts';

export const mavkaProducts: readonly DemoProduct[] = [
  {
    slug: 'mavka-forest-night-oil',
    code: 'MA-03',
    name: 'Нічна олійка-еліксир «Лісова ніч»',
    human: 'Живлення та відновлення під час сну',
    unit: 'мл',
    brand: 'mavka',
    productTypes: ['syrovatky'],
    skinTypes: ['sukha', 'zrila', 'normalna'],
    description:
      'Вечірня олійка з шипшиною, чорницею та лісовим горіхом живить суху шкіру, поки ви спите. Зранку обличчя м’яке, спокійне й не стягнуте.',
    descriptionHtml: `<p>Увечері шкіра відпочиває від вітру, сухого повітря й макіяжу. Саме тоді вона охоче бере те, чого бракувало вдень: ліпіди, вітамін E і трохи тиші.</p>
<p>В основі «Лісової ночі» — олії, які дають ліс і узлісся: шипшина, чорниця, лісовий горіх. Разом зі скваланом вони підтримують ліпідний бар’єр, тож шкіра краще тримає вологу до ранку.</p>
<p>Три-чотири краплі теплішають у долонях і лягають тонким шаром. За кілька хвилин від блиску майже не лишається сліду, наволочка чиста, а в повітрі ще трохи пахне ялицею.</p>
<p>За два-три тижні щовечірнього догляду сухі ділянки стають м’якшими, дрібні лінії — менш помітними, а колір обличчя — живішим.</p>`,
    keyIngredients: `<ul>
<li><strong>Олія шипшини</strong> — джерело лінолевої та ліноленової кислот, підтримує пружність і рівний тон.</li>
<li><strong>Олія насіння чорниці</strong> — багата на антиоксиданти, які допомагають шкірі протистояти впливу міського повітря.</li>
<li><strong>Олія лісового горіха</strong> — пом’якшує і швидко вбирається, не лишаючи важкої плівки.</li>
<li><strong>Сквалан</strong> — споріднений з ліпідами шкіри, утримує вологу.</li>
</ul>`,
    purpose: `<p>Для сухої, зрілої та нормальної шкіри, якій бракує живлення: восени й узимку, у період опалення, після довгого дня на вітрі.</p>
<p>Містить олію лісового горіха та ефірні олії ялиці й лаванди. Якщо маєте алергію на горіхи, оберіть інший засіб. Дуже реактивній шкірі радимо спершу зробити пробу на згині ліктя.</p>`,
    application: `<ol>
<li>Увечері очистьте шкіру й нанесіть тонік або сироватку на водній основі.</li>
<li>Розігрійте в долонях 3–4\u00a0краплі олійки.</li>
<li>Притисніть долоні до обличчя, шиї та зони декольте, легкими рухами розподіліть залишки.</li>
<li>За потреби завершіть догляд нічним кремом або додайте в нього 1–2\u00a0краплі олійки.</li>
</ol>`,
    composition:
      'Squalane, Corylus Avellana Seed Oil, Rosa Canina Seed Oil, Caprylic/Capric Triglyceride, Vaccinium Myrtillus Seed Oil, Simmondsia Chinensis Seed Oil, Cannabis Sativa Seed Oil, Rubus Idaeus Seed Oil, Hippophae Rhamnoides Fruit Oil, Tocopherol, Bisabolol, Helianthus Annuus Seed Oil, Rosmarinus Officinalis Leaf Extract, Abies Alba Leaf Oil, Lavandula Angustifolia Oil, Limonene, Linalool',
    isCollectionProduct: true,
    bestPosition: 3,
    pictures: [
      { file: '03-mavka-forest-night-oil-1.webp', alt: 'Нічна олійка Mavka в зеленому флаконі з піпеткою' },
      { file: '03-mavka-forest-night-oil-2.webp', alt: 'Нічна олійка Mavka на зеленому подіумі серед листя' },
    ],
    variants: [
      {
        code: 'MA-03-30',
        value: '30',
        title: '',
        priceHryvnias: 1100,
        stock: 55,
        weightGrams: 110,
        sizeMillimetres: [40, 40, 115],
      },
    ],
  },
  {
    slug: 'mavka-moss-night-cream',
    code: 'MA-09',
    name: 'Нічний крем «Мох і папороть»',
    human: 'Відновлює й пом’якшує шкіру до ранку',
    unit: 'мл',
    brand: 'mavka',
    productTypes: ['kremy'],
    skinTypes: ['sukha', 'zrila', 'normalna'],
    description:
      'Щільний нічний крем з екстрактами моху й папороті, керамідами та олією ши. Повертає сухій шкірі м’якість і допомагає їй відновитися за ніч.',
    descriptionHtml: `<p>Мох уміє тримати воду тижнями, навіть коли довкола сухо. Цю лісову звичку ми взяли за зразок для крему, який береже вологу в шкірі до самого ранку.</p>
<p>Екстракт моху зволожує, папороть заспокоює після довгого дня, а кераміди з холестерином доповнюють те, з чого складається захисний бар’єр шкіри. Олія ши й сквалан додають живлення, якого так бракує в опалювальний сезон.</p>
<p>Крем густий у баночці, але на теплій шкірі стає шовковистим. Вбирається за п’ять-сім хвилин і лишає відчуття затишку, а не жирної плівки. Аромат тихий: волога зелень і трохи дерева, на ранок його вже не чути.</p>
<p>Добре поєднується з олійкою «Лісова ніч», якщо шкіра просить більше.</p>`,
    keyIngredients: `<ul>
<li><strong>Екстракт лісового моху, зозулиного льону</strong> — допомагає шкірі утримувати воду в сухому повітрі.</li>
<li><strong>Екстракт папороті</strong> — заспокоює і зменшує відчуття подразнення.</li>
<li><strong>Кераміди й холестерин</strong> — підтримують захисний бар’єр.</li>
<li><strong>Олія ши</strong> — живить і пом’якшує сухі ділянки.</li>
<li><strong>Пантенол</strong> — заспокоює і допомагає шкірі відновитися.</li>
</ul>`,
    purpose: `<p>Для сухої, зрілої та нормальної шкіри, яка зранку здається стягнутою чи втомленою. Доречний у холодну пору й тоді, коли в кімнаті працює опалення.</p>
<p>Для жирної шкіри текстура може бути заважкою. Крем містить віддушку, тож дуже чутливій шкірі радимо спершу перевірити його на згині ліктя.</p>`,
    application: `<ol>
<li>Нанесіть увечері на очищену шкіру, після тоніка або сироватки.</li>
<li>Наберіть шпателем порцію завбільшки з горошину й розігрійте між пальцями.</li>
<li>Розподіліть по обличчю та шиї від центру до країв, не розтягуючи шкіру.</li>
</ol>`,
    composition:
      'Aqua, Caprylic/Capric Triglyceride, Glycerin, Butyrospermum Parkii Butter, Cetearyl Alcohol, Squalane, Cetearyl Olivate, Sorbitan Olivate, Prunus Domestica Seed Oil, Polytrichum Commune Extract, Polypodium Vulgare Rhizome Extract, Panthenol, Ceramide NP, Ceramide AP, Cholesterol, Sodium Hyaluronate, Allantoin, Tocopherol, Xanthan Gum, Sodium Phytate, Citric Acid, Benzyl Alcohol, Dehydroacetic Acid, Parfum, Linalool',
    pictures: [
      { file: '09-mavka-moss-night-cream-1.webp', alt: 'Нічний крем Mavka в зеленій банці із золотистою кришкою' },
      { file: '09-mavka-moss-night-cream-2.webp', alt: 'Відкрита банка нічного крему Mavka, видно білу текстуру' },
    ],
    variants: [
      {
        code: 'MA-09-50',
        value: '50',
        title: '',
        priceHryvnias: 1180,
        stock: 0,
        weightGrams: 210,
        sizeMillimetres: [72, 72, 68],
      },
    ],
  },
  {
    slug: 'mavka-fern-eye-balm',
    code: 'MA-16',
    name: 'Бальзам для повік «Папороть»',
    human: 'Пом’якшує тонку шкіру навколо очей',
    unit: 'мл',
    brand: 'mavka',
    productTypes: ['dohliad-za-ochyma'],
    skinTypes: ['sukha', 'zrila', 'chutlyva'],
    description:
      'Бальзам без води й віддушок тане від тепла пальця і пом’якшує шкіру навколо очей. Папороть і очанка заспокоюють, сквалан зменшує сухість.',
    descriptionHtml: `<p>Шкіра повік у кілька разів тонша, ніж на щоках, і майже не має сальних залоз. Тому вона першою показує недосип, сухе повітря та холод.</p>
<p>«Папороть» — бальзам без води, тож крихти завбільшки з рисове зернятко досить на обидва ока. У баночці він щільний, під пальцем стає олійкою, а на шкірі — тонким м’яким шаром. Не затікає в очі, якщо наносити його по кістці очниці.</p>
<p>Екстракт папороті й очанка знімають відчуття втоми, олія абрикосових кісточок живить, а кераміди підтримують бар’єр. Сіточка зморшок від сухості менш помітна вже першого ранку, а за кілька тижнів шкіра стає м’якшою і пружнішою на дотик.</p>
<p>Без віддушок та ефірних олій. Баночки вистачає приблизно на пів року.</p>`,
    keyIngredients: `<ul>
<li><strong>Екстракт папороті</strong> — заспокоює тонку шкіру, має антиоксидантні властивості.</li>
<li><strong>Екстракт очанки</strong> — здавна відомий у догляді за втомленими повіками.</li>
<li><strong>Олія абрикосових кісточок</strong> — живить і легко розподіляється.</li>
<li><strong>Сквалан і кераміди</strong> — зменшують втрату вологи.</li>
</ul>`,
    purpose: `<p>Для сухої, зрілої та чутливої шкіри навколо очей: від стягнутості, лущення й дрібних зморшок від сухості.</p>
<p>Підходить тим, хто носить контактні лінзи: наносьте бальзам, коли лінзи вже знято. Містить бджолиний віск, тому не підійде за алергії на продукти бджільництва.</p>`,
    application: `<ol>
<li>Візьміть безіменним пальцем трохи бальзаму, завбільшки з рисове зернятко на обидва ока.</li>
<li>Зігрійте між подушечками пальців, доки він не стане олійкою.</li>
<li>Легкими дотиками нанесіть по кістці очниці від внутрішнього кутика до зовнішнього, не заходячи на лінію вій.</li>
</ol>
<p>Краще наносити ввечері; зранку — дуже тонким шаром і лише якщо не плануєте макіяж очей.</p>`,
    composition:
      'Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, Prunus Armeniaca Kernel Oil, Squalane, Cera Alba, Simmondsia Chinensis Seed Oil, Helianthus Annuus Seed Oil, Silica, Polypodium Vulgare Rhizome Extract, Euphrasia Officinalis Extract, Ceramide NP, Ceramide AP, Phytosterols, Bisabolol, Tocopherol, Rosmarinus Officinalis Leaf Extract',
    pictures: [
      { file: '16-mavka-fern-eye-balm-1.webp', alt: 'Бальзам для повік Mavka в маленькій зеленій баночці' },
      { file: '16-mavka-fern-eye-balm-2.webp', alt: 'Бальзам для повік Mavka серед зеленого листя й білих камінців' },
    ],
    variants: [
      {
        code: 'MA-16-15',
        value: '15',
        title: '',
        priceHryvnias: 760,
        stock: 64,
        weightGrams: 85,
        sizeMillimetres: [48, 48, 46],
      },
    ],
  },
  {
    slug: 'mavka-pine-cleansing-oil',
    code: 'MA-23',
    name: 'Гідрофільна олія «Сосна»',
    human: 'Розчиняє макіяж і SPF, не пересушує шкіру',
    unit: 'мл',
    brand: 'mavka',
    productTypes: ['ochyshchennia'],
    skinTypes: ['sukha', 'normalna', 'zhyrna', 'kombinovana', 'chutlyva'],
    description:
      'Олія для першого етапу вечірнього очищення: розчиняє туш, тональний засіб і сонцезахист, а з водою стає легким молочком і змивається без плівки.',
    descriptionHtml: `<p>Стійкий SPF самою пінкою не відмити: жирне розчиняється лише в жирному. Гідрофільна олія робить цю роботу делікатно, без тертя й ватних дисків.</p>
<p>Конопляна та соняшникова олії розчиняють макіяж, себум і міський пил. Торкніться вологими руками — і олія побіліє, перетвориться на молочко й піде з водою. Шкіра чиста, м’яка, без стягнутості й жирної плівки.</p>
<p>Пахне «Сосна» ледь-ледь, як нагріта сонцем кора: ефірних олій у складі немає, тож засіб підходить і чутливій шкірі. Водостійка туш розчиняється приблизно за хвилину.</p>
<p>Після олії вмийтеся гелем або пінкою. Двох етапів увечері достатньо, щоб шкіра була готова до догляду.</p>`,
    keyIngredients: `<ul>
<li><strong>Конопляна олія</strong> — багата на незамінні жирні кислоти, не обтяжує жирну шкіру.</li>
<li><strong>Екстракт соснової хвої</strong> — тонізує і має антиоксидантні властивості.</li>
<li><strong>Соняшникова олія</strong> — розчиняє макіяж і пом’якшує.</li>
<li><strong>Бісаболол</strong> — заспокоює шкіру під час очищення.</li>
</ul>`,
    purpose: `<p>Для всіх типів шкіри, зокрема жирної та чутливої: щоб зняти макіяж, сонцезахисний крем і денні забруднення.</p>
<p>Якщо олія потрапила в очі, промийте їх водою. Контактні лінзи знімайте до вмивання.</p>`,
    application: `<ol>
<li>Сухими руками нанесіть на сухе обличчя 2–3\u00a0натискання помпи.</li>
<li>Масажуйте 40–60\u00a0секунд; віям і губам приділіть трохи більше часу.</li>
<li>Змочіть руки теплою водою і помасажуйте ще раз, доки олія не стане білим молочком.</li>
<li>Змийте й очистьте шкіру звичним гелем або пінкою.</li>
</ol>`,
    composition:
      'Helianthus Annuus Seed Oil, Caprylic/Capric Triglyceride, Polyglyceryl-4 Oleate, Cannabis Sativa Seed Oil, Coco-Caprylate, Vitis Vinifera Seed Oil, Polyglyceryl-10 Dioleate, Squalane, Pinus Sylvestris Leaf Extract, Bisabolol, Tocopherol, Ascorbyl Palmitate, Rosmarinus Officinalis Leaf Extract',
    pictures: [
      { file: '23-mavka-pine-cleansing-oil-1.webp', alt: 'Гідрофільна олія Mavka у зеленому флаконі з помпою' },
      { file: '23-mavka-pine-cleansing-oil-2.webp', alt: 'Гідрофільна олія Mavka на зеленому подіумі серед листя' },
    ],
    variants: [
      {
        code: 'MA-23-150',
        value: '150',
        title: '',
        priceHryvnias: 690,
        stock: 96,
        weightGrams: 260,
        sizeMillimetres: [54, 54, 185],
      },
    ],
  },
  {
    slug: 'mavka-juniper-tonic',
    code: 'MA-31',
    name: 'Тонік-есенція «Ялівець»',
    human: 'Освіжає, зволожує, стримує жирний блиск',
    unit: 'мл',
    brand: 'mavka',
    productTypes: ['toniky'],
    skinTypes: ['normalna', 'kombinovana', 'zhyrna'],
    description:
      'Тонік-есенція у спреї з ялівцевою водою, ніацинамідом і цинком. Освіжає після вмивання, зволожує без липкості й допомагає шкірі менше блищати.',
    descriptionHtml: `<p>У ялівцевому гаю вранці прохолодно й дихається на повні груди. Двох натискань цього спрею досить, щоб і шкіра відчула щось подібне.</p>
<p>«Ялівець» поєднує тонік і легку есенцію. Ялівцева вода й гамамеліс освіжають, ніацинамід і цинк стримують жирний блиск і роблять пори менш помітними, а гіалуронова кислота стежить, щоб шкіра не пересихала. Спирту у складі немає.</p>
<p>Розпилювач дає дрібну хмарку, без великих крапель. Засіб вбирається за пів хвилини, не липне й не скочується під кремом. Удень ним можна освіжити обличчя просто поверх макіяжу.</p>
<p>За місяць щоденного догляду Т-зона довше лишається матовою, а тон здається рівнішим.</p>`,
    keyIngredients: `<ul>
<li><strong>Ялівцева вода та екстракт ялівцю</strong> — освіжають і тонізують.</li>
<li><strong>Ніацинамід 3\u00a0%</strong> — вирівнює тон, робить пори менш помітними.</li>
<li><strong>Цинк PCA</strong> — допомагає контролювати жирний блиск.</li>
<li><strong>Вода гамамелісу</strong> — тонізує, не пересушуючи.</li>
<li><strong>Гіалуронова кислота</strong> — утримує вологу.</li>
</ul>`,
    purpose: `<p>Для нормальної, комбінованої та жирної шкіри, схильної до блиску в Т-зоні. Готує шкіру до сироватки чи крему та освіжає впродовж дня.</p>
<p>Реактивній шкірі радимо почати з одного разу на день: ялівець природно містить ароматичні речовини.</p>`,
    application: `<ol>
<li>Після вмивання заплющте очі й розпиліть засіб з відстані 20\u00a0см, 2–3\u00a0натискання.</li>
<li>Притисніть долоні до обличчя, щоб есенція вбралася. Ватний диск не потрібен.</li>
<li>Поки шкіра ще трохи волога, нанесіть сироватку або крем.</li>
</ol>`,
    composition:
      'Aqua, Juniperus Communis Fruit Water, Hamamelis Virginiana Leaf Water, Glycerin, Niacinamide, Propanediol, Betaine, Juniperus Communis Fruit Extract, Zinc PCA, Panthenol, Sodium Hyaluronate, Allantoin, Sodium Levulinate, Sodium Benzoate, Potassium Sorbate, Sodium Phytate, Lactic Acid, Limonene',
    pictures: [
      { file: '31-mavka-juniper-tonic-1.webp', alt: 'Тонік-есенція Mavka у зеленому флаконі з розпилювачем' },
      { file: '31-mavka-juniper-tonic-2.webp', alt: 'Тонік-есенція Mavka на зеленому подіумі в тіні листя' },
    ],
    variants: [
      {
        code: 'MA-31-120',
        value: '120',
        title: '',
        priceHryvnias: 580,
        stock: 7,
        weightGrams: 220,
        sizeMillimetres: [46, 46, 175],
      },
    ],
  },
  {
    slug: 'mavka-forest-ritual-set',
    code: 'MA-34',
    name: 'Набір «Лісовий ритуал»',
    human: 'Вечірній догляд: олійка та нічний крем',
    unit: 'шт',
    brand: 'mavka',
    productTypes: ['nabory'],
    skinTypes: ['sukha', 'zrila', 'normalna'],
    description:
      'Олійка «Лісова ніч» і крем «Мох і папороть» у подарунковій коробці зі стрічкою: готовий вечірній догляд для шкіри, якій бракує живлення.',
    descriptionHtml: `<p>«Лісовий ритуал» складено так, щоб вечірній догляд став маленькою паузою, на яку чекають цілий день: тепле світло, запах ялиці й вологої зелені, десять хвилин для себе.</p>
<p>У коробці два повнорозмірні засоби: нічна олійка-еліксир «Лісова ніч», 30\u00a0мл, та нічний крем «Мох і папороть», 50\u00a0мл. Олійка живить, крем утримує вологу до ранку; разом вони дають сухій шкірі і поживу, і захист від пересихання.</p>
<p>Наносьте їх шарами або змішуйте краплю олійки з кремом просто в долоні. Зранку шкіра м’яка, без стягнутості, зі свіжим кольором.</p>
<p>Темно-зелена коробка перев’язана золотистою стрічкою: можна дарувати, не шукаючи обгортки. Набір із лімітованої колекції.</p>`,
    keyIngredients: `<ul>
<li><strong>Олії шипшини, чорниці й лісового горіха</strong> — живлять і пом’якшують (олійка).</li>
<li><strong>Сквалан</strong> — утримує вологу, є в обох засобах.</li>
<li><strong>Екстракти моху й папороті</strong> — зволожують і заспокоюють (крем).</li>
<li><strong>Кераміди й холестерин</strong> — підтримують захисний бар’єр (крем).</li>
</ul>`,
    purpose: `<p>Для сухої, зрілої та нормальної шкіри у холодну пору й за сухого повітря; у подарунок тим, хто любить неспішний вечірній догляд.</p>
<p>У складі є олія лісового горіха, ефірні олії та віддушка. Якщо маєте алергію на горіхи, оберіть інший засіб.</p>`,
    application: `<ol>
<li>Увечері очистьте шкіру та нанесіть тонік.</li>
<li>Розігрійте в долонях 3–4\u00a0краплі олійки «Лісова ніч» і притисніть до обличчя та шиї.</li>
<li>За дві-три хвилини нанесіть тонкий шар крему «Мох і папороть».</li>
<li>У теплі місяці чергуйте: один вечір олійка, наступний — крем.</li>
</ol>`,
    composition:
      'Олійка «Лісова ніч»: Squalane, Corylus Avellana Seed Oil, Rosa Canina Seed Oil, Caprylic/Capric Triglyceride, Vaccinium Myrtillus Seed Oil, Simmondsia Chinensis Seed Oil, Cannabis Sativa Seed Oil, Rubus Idaeus Seed Oil, Hippophae Rhamnoides Fruit Oil, Tocopherol, Bisabolol, Helianthus Annuus Seed Oil, Rosmarinus Officinalis Leaf Extract, Abies Alba Leaf Oil, Lavandula Angustifolia Oil, Limonene, Linalool. Крем «Мох і папороть»: Aqua, Caprylic/Capric Triglyceride, Glycerin, Butyrospermum Parkii Butter, Cetearyl Alcohol, Squalane, Cetearyl Olivate, Sorbitan Olivate, Prunus Domestica Seed Oil, Polytrichum Commune Extract, Polypodium Vulgare Rhizome Extract, Panthenol, Ceramide NP, Ceramide AP, Cholesterol, Sodium Hyaluronate, Allantoin, Tocopherol, Xanthan Gum, Sodium Phytate, Citric Acid, Benzyl Alcohol, Dehydroacetic Acid, Parfum, Linalool',
    isCollectionProduct: true,
    pictures: [
      { file: '34-mavka-forest-ritual-set-1.webp', alt: 'Набір Mavka: олійка, нічний крем і коробка зі стрічкою' },
      { file: '34-mavka-forest-ritual-set-2.webp', alt: 'Набір Mavka на зеленому подіумі серед листя' },
    ],
    variants: [
      {
        code: 'MA-34-2',
        value: '2',
        title: '',
        priceHryvnias: 1750,
        stock: 12,
        weightGrams: 520,
        sizeMillimetres: [200, 140, 90],
      },
    ],
  },
];
