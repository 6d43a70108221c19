/** Vietnamese tender language (procurement law's words beside everyday ones). How to read it: `parse-thesaurus.ts`. */
export const vietnameseTender = `
+ năng lực, kỹ thuật, kĩ thuật, tài chính, kinh nghiệm, nhà thầu, chủ đầu tư, bên mời thầu, gói thầu, mặt hàng, giá trị, giá dự thầu
+ thời gian, thời hạn, thời điểm, địa điểm, số lượng, chất lượng, đơn vị, bệnh viện, cơ sở, sản xuất, nhà sản xuất, hợp đồng, hồ sơ
+ yêu cầu, điều kiện, tiêu chí, tiêu chuẩn, phương pháp, đánh giá, lựa chọn, kết quả, phê duyệt, công bố, thông báo, đăng tải, cung cấp
+ cung ứng, giao hàng, thanh toán, tạm ứng, hóa đơn, chứng từ, tài liệu, văn bản, giấy tờ, giấy phép, chứng nhận, bản chính, bản sao
+ phần trăm, tối đa, tối thiểu, ít nhất, nhiều nhất, ngân hàng, bảo lãnh, bảo đảm, bảo hiểm, trách nhiệm, nghề nghiệp, quyền lợi, nghĩa vụ
+ vi phạm, xử phạt, bồi thường, chấm dứt, hủy bỏ, tranh chấp, khiếu nại, kiến nghị, trọng tài, tòa án, pháp luật, quy định, luật, nghị định
+ nhân viên, nhân sự, lao động, đào tạo, hướng dẫn, sử dụng, vận chuyển, bảo quản, nhiệt độ, kho hàng, đóng gói, bao bì, nhãn mác, hạn dùng
+ hoạt chất, nồng độ, hàm lượng, dạng bào chế, đường dùng, số đăng ký, tuổi thọ, hạn sử dụng, tiêu chí kỹ thuật, nhóm thuốc, biệt dược gốc
+ liên danh, nhà thầu phụ, thầu phụ, đại diện, ủy quyền, chữ ký, con dấu, ngôn ngữ, đồng tiền, địa chỉ, điện thoại, hệ thống, qua mạng
+ mở thầu, đóng thầu, dự thầu, trúng thầu, đấu thầu, mời thầu, chào thầu, làm rõ, sửa đổi, bổ sung, thay thế, rút hồ sơ, hoàn trả, tịch thu
= còn giá trị, hiệu lực, thời hạn hiệu lực, có hiệu lực, còn hiệu lực
= ít nhất, tối thiểu, không ngắn hơn, không ít hơn, trở lên
= cách, cách thức, phương pháp, hình thức, phương thức
= xét, đánh giá, xem xét, chấm điểm, thẩm định
= cho phép, được phép, được, không được, chấp nhận
= hạn cuối, hạn chót, thời hạn, thời điểm cuối, chậm nhất, muộn nhất, trước
= câu hỏi, làm rõ, yêu cầu làm rõ, đề nghị làm rõ, thắc mắc
= chưa rõ, không rõ, làm rõ, giải thích
= mất bao lâu, bao lâu, thời gian, thời hạn, số ngày
= bảo đảm dự thầu, bảo lãnh dự thầu, tiền cọc, đặt cọc, tiền bảo đảm, ký quỹ
= bảo đảm thực hiện hợp đồng, bảo lãnh thực hiện hợp đồng, bảo đảm hợp đồng
= hồ sơ mời thầu, hsmt, e-hsmt, tài liệu mời thầu
= hồ sơ dự thầu, hsdt, e-hsdt, hồ sơ thầu, hồ sơ chào
= bên mời thầu, chủ đầu tư, người mời thầu, bệnh viện, bên mua
= nhà thầu, bên dự thầu, đơn vị dự thầu, nhà cung cấp, công ty, chúng tôi
= trúng thầu, được chọn, thắng thầu, được lựa chọn, được công nhận trúng thầu
= trượt thầu, không trúng thầu, không được lựa chọn, thua thầu, rớt thầu
= đóng thầu, hạn nộp, thời điểm đóng thầu, hạn chót, thời hạn nộp, hết hạn nộp
= mở thầu, thời điểm mở thầu, lễ mở thầu
= chào thầu, chào giá, dự thầu, tham dự thầu, tham gia đấu thầu, tham gia, đấu thầu
= giá dự thầu, đơn giá, giá chào, giá thầu, giá bán
= giá gói thầu, dự toán, giá trị gói thầu, kinh phí, nguồn vốn, ngân sách
= giảm giá, chiết khấu, giảm
= hợp đồng, thỏa thuận, ký kết
= loại hợp đồng, hình thức hợp đồng, đơn giá cố định, trọn gói
= thời gian thực hiện, thời hạn hợp đồng, thời gian thực hiện hợp đồng, kéo dài bao lâu, hiệu lực hợp đồng
= hiệu lực, thời hạn hiệu lực, có giá trị, còn hạn
= hết hiệu lực, hết hạn, quá hạn
= hoàn trả, trả lại, giải tỏa, nhận lại, hoàn lại
= tịch thu, không hoàn trả, mất cọc, không được hoàn trả
= phạt, bồi thường, vi phạm, chế tài, phạt vi phạm
= chậm, trễ, muộn, chậm tiến độ, trễ hạn, giao chậm
= thanh toán, trả tiền, chi trả, tạm ứng
= tạm ứng, ứng trước, trả trước
= hóa đơn, chứng từ, chứng từ thanh toán
= giao hàng, cung cấp, cung ứng, vận chuyển, bàn giao, tiến độ cung cấp
= địa điểm, nơi, chỗ, địa chỉ, kho
= thời gian, bao lâu, thời hạn, kỳ hạn, ngày
= thuốc, dược phẩm, biệt dược, mặt hàng, sản phẩm
= biệt dược gốc, thuốc gốc, generic
= hoạt chất, thành phần, tên hoạt chất
= hàm lượng, nồng độ, liều
= dạng bào chế, bào chế, viên, tiêm
= đường dùng, cách dùng
= hạn dùng, hạn sử dụng, tuổi thọ, hạn
= số đăng ký, giấy đăng ký lưu hành, giấy phép lưu hành, giấy phép nhập khẩu, số đăng ký lưu hành
= nhà sản xuất, cơ sở sản xuất, hãng sản xuất, nơi sản xuất, nhà máy
= nguồn gốc, xuất xứ, nước sản xuất
= giấy tờ, tài liệu, hồ sơ, văn bản, chứng từ, bản chụp
= giấy chứng nhận, chứng chỉ, chứng nhận, giấy phép
= điểm, điểm số, chấm điểm, thang điểm, số điểm, mức điểm
= điểm tối thiểu, mức điểm yêu cầu tối thiểu, điểm sàn
= đánh giá, chấm, xét, xem xét, thẩm định
= tiêu chí, tiêu chuẩn, yêu cầu, điều kiện, mức độ
= xếp hạng, thứ hạng, xếp thứ nhất
= loại, bị loại, không hợp lệ, không đạt, không được xem xét
= hợp lệ, đạt, đáp ứng, đủ điều kiện
= tư cách, tư cách hợp lệ, điều kiện tham gia
= năng lực, kinh nghiệm, năng lực tài chính
= doanh thu, thu nhập, doanh số, tài chính
= liên danh, hợp tác, liên kết
= thầu phụ, nhà thầu phụ
= làm rõ, giải thích, hỏi, thắc mắc, giải đáp
= sửa đổi, thay đổi, điều chỉnh, bổ sung
= rút, rút hồ sơ, thay thế
= ký, chữ ký, ký tên, đóng dấu, chữ ký số
= ủy quyền, giấy ủy quyền, đại diện hợp pháp, người đại diện
= kiến nghị, khiếu nại, phản ánh, tranh chấp
= tranh chấp, trọng tài, tòa án, hòa giải
= chấm dứt, hủy, hủy bỏ, kết thúc
= bất khả kháng, thiên tai
= bảo hành, bảo dưỡng, hậu mãi
= bảo quản, lưu trữ, kho, nhiệt độ
= thu hồi, trả hàng, đổi hàng
= kiểm tra, kiểm nghiệm, thử nghiệm, giám định, nghiệm thu
= đóng gói, bao bì, nhãn, ký mã hiệu
= ngân hàng, tổ chức tín dụng, thư bảo lãnh
= ngôn ngữ, tiếng việt, dịch
= đồng tiền, vnd, tiền tệ
= thuế, phí, lệ phí, vat
= phần, lô, gói, mặt hàng
= số lượng, khối lượng, bao nhiêu
= tùy chọn mua thêm, mua thêm, tăng thêm
= ưu đãi, ưu tiên, hàng trong nước, sản xuất tại việt nam
= mạng, hệ thống, hệ thống mạng đấu thầu quốc gia
= thương thảo, đàm phán, đối chiếu tài liệu
= thông báo, công khai, gửi
= cam kết, văn bản cam kết, thư cam kết, bảo đảm
= đủ, đầy đủ, toàn bộ
= nộp, gửi, đính kèm, đăng tải, cung cấp
= tối đa, không quá, không vượt quá, nhiều nhất
= tối thiểu, ít nhất, không ít hơn, trở lên
= cấm, không được, nghiêm cấm
= phải, yêu cầu, bắt buộc, cần
= ai, người, đơn vị, cơ quan
= lý do, vì sao, tại sao, nguyên nhân
`;

/** English ↔ Vietnamese, for a question in one language about a document in the other. */
export const englishVietnamese = `
~ tender, bid, thầu, dự thầu
~ bid security, earnest money, bảo đảm dự thầu
~ performance security, performance bond, bảo đảm thực hiện hợp đồng
~ contractor, bidder, supplier, nhà thầu
~ employer, procuring entity, buyer, bên mời thầu, chủ đầu tư
~ deadline, closing date, đóng thầu
~ bid opening, mở thầu
~ price, đơn giá, giá
~ contract, hợp đồng
~ payment, thanh toán
~ penalty, phạt
~ medicine, drug, thuốc
~ active ingredient, hoạt chất
~ strength, nồng độ, hàm lượng
~ dosage form, dạng bào chế
~ shelf life, hạn dùng, tuổi thọ
~ registration number, số đăng ký
~ manufacturer, cơ sở sản xuất, nhà sản xuất
~ origin, xuất xứ
~ delivery, giao hàng, cung cấp
~ quantity, số lượng
~ score, point, điểm
~ evaluation, đánh giá
~ criteria, tiêu chí, tiêu chuẩn
~ validity, hiệu lực
~ joint venture, liên danh
~ subcontractor, nhà thầu phụ
~ bank guarantee, bảo lãnh, thư bảo lãnh
~ experience, kinh nghiệm
~ revenue, turnover, doanh thu
~ clarification, làm rõ
~ award, trúng thầu
~ refund, return, hoàn trả
~ dispute, tranh chấp
~ force majeure, bất khả kháng
~ termination, chấm dứt hợp đồng
~ warranty, bảo hành
~ storage, bảo quản
~ hospital, bệnh viện
~ certificate, giấy chứng nhận, chứng chỉ
~ tax, thuế
~ language, ngôn ngữ
~ funding, budget, nguồn vốn
~ day, ngày
~ month, tháng
~ year, năm
`;
