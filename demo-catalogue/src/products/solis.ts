import type { DemoProduct } from '../demo-shapes.ts';

export const solisProducts: readonly DemoProduct[] = [
  {
    slug: 'solis-fluid-spf50',
    code: 'SO-04',
    name: 'Сонцезахисний флюїд для обличчя SPF 50',
    human: 'Невагомий захист без білих слідів',
    unit: 'мл',
    brand: 'solis',
    productTypes: ['sontsezakhyst'],
    skinTypes: ['sukha', 'normalna', 'zhyrna', 'kombinovana', 'chutlyva'],
    description:
      'Щоденний флюїд із захистом від UVA та UVB. Рідка текстура вбирається за хвилину, не біліє, не липне й добре лягає під макіяж.',
    descriptionHtml: `<p>Сонцезахист працює лише тоді, коли ним справді користуються. Тому ми зробили флюїд, який приємно наносити щодня, а не тільки на пляжі.</p>
<p>Чотири сучасні фільтри захищають і від UVB, і від довгих UVA-променів, що проникають крізь хмари та шибки. Ніацинамід підтримує рівний тон, гліцерин і гіалуронова кислота зволожують, тож зранку флюїд може замінити денний крем.</p>
<p>Текстура рідка, майже як молочко. Не лишає білих слідів, не щипає очей, якщо не наносити впритул до вій, не скочується під тональним засобом. Фініш природний: легке сяяння на сухій шкірі, без зайвого блиску на жирній.</p>
<p>Без віддушок та етилового спирту. Туба на 50\u00a0мл — приблизно на місяць щоденного догляду, 75\u00a0мл — на півтора.</p>`,
    keyIngredients: `<ul>
<li><strong>Комплекс фільтрів UVA та UVB</strong> — фотостабільний захист широкого спектра.</li>
<li><strong>Ніацинамід</strong> — підтримує рівний тон і бар’єр шкіри.</li>
<li><strong>Гіалуронова кислота</strong> — зволожує впродовж дня.</li>
<li><strong>Бісаболол і вітамін E</strong> — заспокоюють і захищають від вільних радикалів.</li>
</ul>`,
    purpose: `<p>Для щоденного захисту обличчя, шиї та вух за будь-якого типу шкіри, зокрема чутливої. Особливо потрібен, якщо ви користуєтеся кислотами чи ретинолом.</p>
<p>Жоден засіб не захищає від сонця повністю: уникайте прямих променів з 11-ї до 16-ї години, носіть капелюх та окуляри.</p>`,
    application: `<ol>
<li>Нанесіть останнім кроком ранкового догляду, за 15\u00a0хвилин до виходу.</li>
<li>Для обличчя та шиї видавіть дві смужки на вказівний і середній пальці, на всю довжину: менша кількість знижує захист.</li>
<li>Розподіліть рівним шаром, не забудьте вуха й лінію росту волосся.</li>
<li>Надворі поновлюйте кожні дві години, а також після купання та витирання рушником.</li>
</ol>`,
    composition:
      'Aqua, Dibutyl Adipate, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Propanediol, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Glycerin, C12-15 Alkyl Benzoate, Methylene Bis-Benzotriazolyl Tetramethylbutylphenol (nano), Niacinamide, Silica, Caprylyl Methicone, Potassium Cetyl Phosphate, Cetearyl Alcohol, Decyl Glucoside, Bisabolol, Tocopheryl Acetate, Sodium Hyaluronate, Acrylates/C10-30 Alkyl Acrylate Crosspolymer, Tromethamine, Xanthan Gum, Tetrasodium Glutamate Diacetate, Phenoxyethanol, Ethylhexylglycerin',
    bestPosition: 2,
    pictures: [
      { file: '04-solis-fluid-spf50-1.webp', alt: 'Сонцезахисний флюїд Solis SPF\u00a050 у жовтій тубі' },
      { file: '04-solis-fluid-spf50-2.webp', alt: 'Туба флюїду Solis SPF\u00a050 на піску поруч із камінцями' },
    ],
    variants: [
      {
        code: 'SO-04-50',
        value: '50',
        title: '',
        priceHryvnias: 780,
        discountPriceHryvnias: 624,
        stock: 120,
        weightGrams: 75,
        sizeMillimetres: [50, 35, 145],
        icon: 'tube-small.svg',
      },
      {
        code: 'SO-04-75',
        value: '75',
        title: '',
        priceHryvnias: 1080,
        stock: 58,
        weightGrams: 105,
        sizeMillimetres: [56, 40, 165],
        icon: 'tube-large.svg',
      },
    ],
  },
  {
    slug: 'solis-sun-cream-spf30',
    code: 'SO-12',
    name: 'Сонцезахисний крем для тіла SPF 30',
    human: 'Водостійкий захист для тіла й обличчя',
    unit: 'мл',
    brand: 'solis',
    productTypes: ['sontsezakhyst', 'dohliad-za-tilom'],
    skinTypes: ['sukha', 'normalna', 'zhyrna', 'kombinovana', 'chutlyva'],
    description:
      'Водостійкий крем для відпустки, дачі й довгих прогулянок. Захищає від UVA та UVB, пом’якшує шкіру алое й олією ши, легко розподіляється.',
    descriptionHtml: `<p>Пляж, город, велосипед, дитячий майданчик: тілу дістається більше сонця, ніж здається. Цей крем зроблено так, щоб його вистачало на руки, плечі, ноги й не хотілося заощаджувати.</p>
<p>Фільтри UVA та UVB допомагають уберегти шкіру від опіків і фотостаріння, алое та пантенол зволожують, олія ши пом’якшує після солоної води й вітру. Формула водостійка, та після купання крем усе ж варто поновити.</p>
<p>Текстура кремова, але не важка: добре ковзає, вбирається за дві-три хвилини, пісок до неї майже не липне. Можна наносити й на обличчя, тож у пляжній торбі вистачить однієї туби.</p>
<p>Віддушок немає. Менша туба зручна в дорозі, а більшу, на 200\u00a0мл, беріть на море або для всієї родини.</p>`,
    keyIngredients: `<ul>
<li><strong>Фільтри UVA та UVB</strong> — фотостабільний захист SPF\u00a030.</li>
<li><strong>Сік алое</strong> — зволожує й освіжає на спеці.</li>
<li><strong>Олія ши</strong> — пом’якшує після солі та вітру.</li>
<li><strong>Пантенол і вітамін E</strong> — підтримують комфорт шкіри на сонці.</li>
</ul>`,
    purpose: `<p>Для тіла й обличчя, для всіх типів шкіри. На щодень, на відпочинок біля води та для роботи просто неба.</p>
<p>Якщо шкіра дуже світла або ви їдете в гори чи на південь, оберіть SPF\u00a050. Немовлят не можна лишати під прямим сонцем навіть із захисним кремом.</p>`,
    application: `<ol>
<li>За 15–20\u00a0хвилин до виходу нанесіть щедрий шар: на все тіло дорослої людини потрібно близько 30–35\u00a0мл, тобто шість чайних ложок.</li>
<li>Не забудьте вуха, задню поверхню шиї, стопи та тильний бік кистей.</li>
<li>Поновлюйте кожні дві години й одразу після купання, спорту чи витирання рушником.</li>
<li>Зачекайте, доки крем вбереться, перш ніж одягатися: фільтри можуть лишати сліди на тканині.</li>
</ol>`,
    composition:
      'Aqua, C12-15 Alkyl Benzoate, Ethylhexyl Salicylate, Glycerin, Butyl Methoxydibenzoylmethane, Dibutyl Adipate, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Aloe Barbadensis Leaf Juice, Butyrospermum Parkii Butter, Glyceryl Stearate, Cetearyl Alcohol, Potassium Cetyl Phosphate, VP/Hexadecene Copolymer, Panthenol, Tocopheryl Acetate, Silica, Allantoin, Xanthan Gum, Carbomer, Sodium Hydroxide, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin',
    pictures: [
      { file: '12-solis-sun-cream-spf30-1.webp', alt: 'Сонцезахисний крем Solis SPF\u00a030 у білій тубі' },
      { file: '12-solis-sun-cream-spf30-2.webp', alt: 'Туба крему Solis SPF\u00a030 і мазок його текстури' },
    ],
    variants: [
      {
        code: 'SO-12-150',
        value: '150',
        title: '',
        priceHryvnias: 620,
        stock: 140,
        weightGrams: 185,
        sizeMillimetres: [66, 48, 185],
      },
      {
        code: 'SO-12-200',
        value: '200',
        title: '',
        priceHryvnias: 760,
        stock: 82,
        weightGrams: 240,
        sizeMillimetres: [72, 52, 200],
      },
    ],
  },
  {
    slug: 'solis-aftersun-mist',
    code: 'SO-21',
    name: 'Заспокійливий спрей після сонця',
    human: 'Охолоджує та зволожує після пляжу',
    unit: 'мл',
    brand: 'solis',
    productTypes: ['sontsezakhyst', 'dohliad-za-tilom'],
    skinTypes: ['sukha', 'normalna', 'zhyrna', 'kombinovana', 'chutlyva'],
    description:
      'Легкий спрей з алое, пантенолом та огірком для обличчя й тіла. Знімає відчуття жару, повертає вологу після сонця й моря та не липне до одягу.',
    descriptionHtml: `<p>Після пляжу шкіра гаряча, на плечах сіль, а сил лишилося тільки на душ. А після душу — кілька прохолодних хмаринок цього спрею, від плечей до стоп.</p>
<p>Майже половина складу — сік алое. Він освіжає і швидко повертає вологу, пантенол пом’якшує та зменшує відчуття подразнення, огірок і ромашка заспокоюють. Ментолу тут немає навмисно: після сонця він радше дратує шкіру, ніж допомагає.</p>
<p>Розпилюється дрібно й під будь-яким кутом, тож дістане і до спини, і до литок. Розтирати не треба: засіб сам вбирається за хвилину, не липне до простирадла й одягу.</p>
<p>У складі немає ні віддушок, ні спирту. Флакона на 150\u00a0мл двом вистачає приблизно на тиждень відпустки.</p>`,
    keyIngredients: `<ul>
<li><strong>Сік алое</strong> — освіжає та зволожує розпашілу шкіру.</li>
<li><strong>Пантенол 3\u00a0%</strong> — пом’якшує, зменшує стягнутість.</li>
<li><strong>Екстракти огірка й ромашки</strong> — заспокоюють.</li>
<li><strong>Алантоїн і бетаїн</strong> — утримують вологу та підтримують комфорт.</li>
</ul>`,
    purpose: `<p>Для обличчя й тіла після сонця, моря чи басейну, для всіх типів шкіри, зокрема чутливої. Згодиться і після епіляції чи тривалого перельоту.</p>
<p>Спрей не захищає від сонця. За сильного опіку, пухирів чи гарячки зверніться до лікаря.</p>`,
    application: `<ol>
<li>Прийміть прохолодний душ і промокніть шкіру рушником.</li>
<li>Розпиліть засіб з відстані 15–20\u00a0см на тіло; для обличчя нанесіть спершу на долоні.</li>
<li>Дайте вбратися, не розтираючи. Повторюйте, щойно шкіра знову здасться гарячою чи сухою.</li>
</ol>`,
    composition:
      'Aqua, Aloe Barbadensis Leaf Juice, Glycerin, Panthenol, Propanediol, Betaine, Cucumis Sativus Fruit Extract, Chamomilla Recutita Flower Extract, Sodium PCA, Allantoin, Sodium Hyaluronate, Bisabolol, Polyglyceryl-10 Laurate, Sodium Benzoate, Potassium Sorbate, Sodium Phytate, Citric Acid',
    pictures: [
      { file: '21-solis-aftersun-mist-1.webp', alt: 'Спрей після сонця Solis у жовтому флаконі' },
      { file: '21-solis-aftersun-mist-2.webp', alt: 'Спрей після сонця Solis на піску поруч із камінцями' },
    ],
    variants: [
      {
        code: 'SO-21-150',
        value: '150',
        title: '',
        priceHryvnias: 390,
        stock: 110,
        weightGrams: 195,
        sizeMillimetres: [46, 46, 190],
      },
    ],
  },
  {
    slug: 'solis-tinted-serum-spf40',
    code: 'SO-28',
    name: 'Тонувальна сироватка SPF 40',
    human: 'Рівний тон і захист у трьох відтінках',
    unit: 'мл',
    brand: 'solis',
    productTypes: ['sontsezakhyst', 'syrovatky'],
    skinTypes: ['normalna', 'kombinovana', 'zhyrna'],
    description:
      'Сироватка з SPF\u00a040 і легким пігментом у трьох відтінках: вирівнює тон, захищає від UVA та UVB і на обличчі схожа радше на вашу шкіру, ніж на макіяж.',
    descriptionHtml: `<p>Коли вранці п’ять хвилин на все, рятує засіб, що поєднує догляд, сонцезахист і тон. Невагома вуаль ховає почервоніння та сліди втоми, але лишає видимим ластовиння.</p>
<p>Усередині — фільтри UVA та UVB, ніацинамід для рівного тону й сквалан для м’якості. Мікрочастинки кремнезему вбирають зайвий себум, тож до вечора шкіра має свіжий сатиновий вигляд.</p>
<p>Текстура рідка, розподіляється пальцями або вологим спонжем. За хвилину пігмент «сідає» й уже не лишає слідів на комірці.</p>
<p>Відтінки: «Світлий» — для дуже світлої шкіри, «Природний» — для світлої з теплим підтоном, «Засмаглий» — для смаглявої або засмаглої. Якщо вагаєтеся між двома, беріть світліший: тон трохи підлаштовується під шкіру.</p>`,
    keyIngredients: `<ul>
<li><strong>Фільтри UVA та UVB з оксидом цинку</strong> — захист SPF\u00a040.</li>
<li><strong>Ніацинамід</strong> — вирівнює тон, допомагає стримувати блиск.</li>
<li><strong>Сквалан</strong> — пом’якшує, не обтяжує.</li>
<li><strong>Мінеральні пігменти</strong> — природне тонування без ефекту маски.</li>
</ul>`,
    purpose: `<p>Для нормальної, комбінованої та жирної шкіри: щоденний тон і захист у місті.</p>
<p>Дуже сухій шкірі потрібен зволожувальний крем під сироватку. Для пляжу й гір візьміть флюїд SPF\u00a050, адже тонувальний засіб рідко наносять досить щедро.</p>`,
    application: `<ol>
<li>Струсніть флакон і видавіть на пальці 3–4\u00a0дози; шкіра має бути вже зволожена.</li>
<li>Розподіліть від центру обличчя до країв, на шию — тим самим тонким рівним шаром.</li>
<li>Для повного захисту за хвилину нанесіть другий шар.</li>
<li>Надворі поновлюйте кожні дві години. Увечері змивайте у два етапи.</li>
</ol>`,
    composition:
      'Aqua, Dicaprylyl Carbonate, Zinc Oxide, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Propanediol, Ethylhexyl Triazone, Coco-Caprylate, Polyglyceryl-3 Diisostearate, Niacinamide, Silica, Squalane, Glycerin, Polyglyceryl-2 Dipolyhydroxystearate, Magnesium Sulfate, Triethoxycaprylylsilane, Tocopheryl Acetate, Sodium Hyaluronate, Disteardimonium Hectorite, Phenoxyethanol, Ethylhexylglycerin, CI 77891, CI 77492, CI 77491, CI 77499',
    pictures: [
      { file: '28-solis-tinted-serum-spf40-1.webp', alt: 'Тонувальна сироватка Solis SPF\u00a040 у білому флаконі' },
      { file: '28-solis-tinted-serum-spf40-2.webp', alt: 'Флакон тонувальної сироватки Solis на піску біля камінців' },
    ],
    variants: [
      {
        code: 'SO-28-LIGHT',
        value: '40',
        title: 'Світлий',
        priceHryvnias: 850,
        stock: 64,
        weightGrams: 95,
        sizeMillimetres: [42, 42, 140],
        icon: 'shade-light.svg',
      },
      {
        code: 'SO-28-NATURAL',
        value: '40',
        title: 'Природний',
        priceHryvnias: 850,
        stock: 88,
        weightGrams: 95,
        sizeMillimetres: [42, 42, 140],
        icon: 'shade-natural.svg',
      },
      {
        code: 'SO-28-TAN',
        value: '40',
        title: 'Засмаглий',
        priceHryvnias: 850,
        stock: 0,
        weightGrams: 95,
        sizeMillimetres: [42, 42, 140],
        icon: 'shade-tan.svg',
      },
    ],
  },
  {
    slug: 'solis-carrot-cream',
    code: 'SO-36',
    name: 'Крем «Морква та обліпиха»',
    human: 'Живить і додає шкірі теплого сяяння',
    unit: 'мл',
    brand: 'solis',
    productTypes: ['kremy'],
    skinTypes: ['normalna', 'sukha'],
    description:
      'Поживний крем з олією обліпихи, морквою та вітаміном C. Пом’якшує суху шкіру й дарує їй теплий, свіжий колір навіть узимку.',
    descriptionHtml: `<p>Помаранчевий колір тут справжній: його дають обліпиха й морква. Обидві багаті на каротиноїди, які шкіра любить не менше, ніж ми — морквяний сік улітку.</p>
<p>Олія обліпихи живить і пом’якшує, екстракт моркви підтримує свіжий тон, стабільна форма вітаміну C додає сяяння. Сквалан і гліцерин утримують вологу, тож тьмяна, втомлена за зиму шкіра має свіжіший вигляд.</p>
<p>На дотик крем м’який, як збите масло, з легким бурштиновим відтінком. Вбирається за три-чотири хвилини, після чого відтінок зникає, а сяяння лишається. Пахне тепло, трохи ягодами.</p>
<p>Зручний і як денний крем, і як основа під макіяж на сухій шкірі. Захисту від сонця не дає, тому вдень поверх нанесіть SPF.</p>`,
    keyIngredients: `<ul>
<li><strong>Олія обліпихи</strong> — джерело каротиноїдів і рідкісної пальмітолеїнової кислоти, живить суху шкіру.</li>
<li><strong>Екстракт моркви й бета-каротин</strong> — надають шкірі свіжого вигляду, мають антиоксидантні властивості.</li>
<li><strong>Стабільний вітамін C</strong> — підтримує рівний, сяйливий тон.</li>
<li><strong>Сквалан</strong> — пом’якшує та утримує вологу.</li>
</ul>`,
    purpose: `<p>Для нормальної та сухої шкіри з тьмяним, сірим кольором, особливо наприкінці зими та коли бракує сну.</p>
<p>Містить віддушку. Дайте крему вбратися, перш ніж торкатися світлого одягу або подушки: природний пігмент може лишити слід.</p>`,
    application: `<ol>
<li>Нанесіть на очищену шкіру зранку або ввечері; досить порції завбільшки з горошину.</li>
<li>Розподіліть по обличчю та шиї масажними рухами, дайте вбратися 3–4\u00a0хвилини.</li>
<li>Удень завершіть догляд сонцезахисним засобом.</li>
</ol>`,
    composition:
      'Aqua, Caprylic/Capric Triglyceride, Glycerin, Helianthus Annuus Seed Oil, Cetearyl Alcohol, Butyrospermum Parkii Butter, Glyceryl Stearate Citrate, Squalane, Hippophae Rhamnoides Fruit Oil, Ascorbyl Tetraisopalmitate, Daucus Carota Sativa Root Extract, Panthenol, Tocopheryl Acetate, Daucus Carota Sativa Seed Oil, Beta-Carotene, Sodium Hyaluronate, Xanthan Gum, Sodium Phytate, Citric Acid, Benzyl Alcohol, Dehydroacetic Acid, Parfum, Limonene',
    pictures: [
      { file: '36-solis-carrot-cream-1.webp', alt: 'Крем Solis «Морква та обліпиха» у помаранчевій банці' },
      { file: '36-solis-carrot-cream-2.webp', alt: 'Банка крему Solis і мазок його текстури' },
    ],
    variants: [
      {
        code: 'SO-36-50',
        value: '50',
        title: '',
        priceHryvnias: 640,
        discountPriceHryvnias: 512,
        stock: 74,
        weightGrams: 175,
        sizeMillimetres: [70, 70, 62],
      },
    ],
  },
];
